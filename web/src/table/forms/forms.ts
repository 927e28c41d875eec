/** How each form of a question is shown. A form without a component here does not compile. */
import type { Component } from "svelte";

import type { Form } from "../../wire/data";
import type { Question } from "../questions";
import type { Session } from "../session.svelte";
import Amount from "./Amount.svelte";
import Confirm from "./Confirm.svelte";
import One from "./One.svelte";
import Several from "./Several.svelte";
import Square from "./Square.svelte";

export interface FormProps {
  session: Session;
  question: Question;
  /** The key of each answer in its turn; the first nine may have one. */
  key: (at: number) => string | undefined;
}

export const FORMS = {
  one: One,
  several: Several,
  amount: Amount,
  confirm: Confirm,
  square: Square,
} satisfies Record<Form, Component<FormProps>>;
