import { randomInt } from "node:crypto";

/** A text that no other test or run has used. */
export const unique = (start: string) => `${start} ${randomInt(1e11)}`;
