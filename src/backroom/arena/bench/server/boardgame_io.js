// The server of boardgame.io, with a game as large as one of ours: node boardgame_io.js FOLDER PORT STORE POSITION
// FOLDER has boardgame.io installed; STORE is "memory" or a folder; POSITION a file with what a seat sees.
const [folder, port, store, position] = process.argv.slice(2);
const { createRequire } = require("node:module");
const { readFileSync } = require("node:fs");
const { Server, FlatFile } = createRequire(folder + "/package.json")("boardgame.io/server");

const table = JSON.parse(readFileSync(position, "utf8"));
const game = {
  name: "bench",
  setup: () => ({ moves: 0, last: 0, table }),
  // A move as cheap as a move can be: whatever a rule would cost comes on top.
  moves: { play: ({ G, events }, number) => { G.moves += 1; G.last = number; events.endTurn(); } },
};
const db = store === "memory" ? undefined : new FlatFile({ dir: store });
const server = Server({ games: [game], origins: [/.*/], ...(db ? { db } : {}) });
server.run(Number(port)).then(() => console.log("ready"));
