import type { Role } from "../kernel/context";

/** Who may do it, and its name in the API reference; operations of screens only have none there. */
export type DeclaredOperation<Act extends "read" | "write" = "read" | "write"> = {
  act: Act;
  roles: readonly Role[];
  /** Shows prices or amounts: no screen of who may not see money has it. */
  isOfMoney?: true;
  label?: string;
  summary?: string;
};

export const office: readonly Role[] = ["ADMINISTRATIVO"];
export const everyone: readonly Role[] = [...office, "TECNICO"];

type Words = [] | [label: string, summary: string];

const wordsOf = (words: Words) =>
  words.length === 0 ? {} : { label: words[0], summary: words[1] };

export const aRead = (roles: readonly Role[], ...words: Words): DeclaredOperation<"read"> => ({
  act: "read",
  roles,
  ...wordsOf(words),
});

export const ofMoney = (operation: DeclaredOperation<"read">): DeclaredOperation<"read"> => ({
  ...operation,
  isOfMoney: true,
});

export const aWrite = (roles: readonly Role[], ...words: Words): DeclaredOperation<"write"> => ({
  act: "write",
  roles,
  ...wordsOf(words),
});
