import { dictionary } from "@zxcvbn-ts/language-common";

let known: Set<string> | null = null;

export function isCommonPassword(password: string): boolean {
  known ??= new Set(dictionary["passwords-common"]);
  return known.has(password.toLowerCase().trim());
}
