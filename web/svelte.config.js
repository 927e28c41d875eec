import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Nobody asks which Svelte it is: that would be one more file of the first load.
  compilerOptions: { discloseVersion: false },
};
