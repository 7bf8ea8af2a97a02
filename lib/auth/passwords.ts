import { hash, verify } from "@node-rs/argon2";
import { Invalid } from "../kernel/errors";
import { newSecret } from "../kernel/secrets";
import { isCommonPassword } from "./common-passwords";
import { type Attributes, weaknessesOf } from "./password-rules";

/** Argon2id. */
export const hashPassword = (password: string): Promise<string> => hash(password);

let decoy: Promise<string> | null = null;

/** Takes the same time when there is no account. */
export async function isPasswordOf(stored: string | null, password: string): Promise<boolean> {
  const usable = stored?.startsWith("$argon2") ?? false;
  decoy ??= hash(newSecret());
  return (await verify(usable && stored ? stored : await decoy, password)) && usable;
}

/** By the four validators (contract, section 2); the field is the documented one. */
export function assertStrong(password: string, who: Attributes, field = "password"): void {
  const weaknesses = weaknessesOf(password, who, isCommonPassword);
  if (weaknesses.length === 0) return;
  const message = `La contraseña debe: ${weaknesses.join(" ")}`;
  throw new Invalid(message, { [field]: weaknesses }, "weak_password");
}
