import { dictionary } from "@zxcvbn-ts/language-common";

let known: Set<string> | null = null;

/** Whether the password is among the fifty thousand that people use most. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary["passwords-common"]);
  return known.has(password.toLowerCase().trim());
}
