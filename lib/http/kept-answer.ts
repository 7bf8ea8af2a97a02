import * as z from "zod";
import type { Vault } from "../kernel/vault";

const KeptAnswer = z.union([z.object({ sealed: z.string() }), z.object({ text: z.string() })]);

/** Kept as text, so that a replay has its keys in order, or sealed. */
export const keep = (body: unknown, vault: Vault | null): z.infer<typeof KeptAnswer> =>
  vault ? { sealed: vault.seal(body) } : { text: JSON.stringify(body) };

export function restore(stored: unknown, { open }: Vault): unknown {
  const kept = KeptAnswer.parse(stored);
  return "sealed" in kept ? open(kept.sealed) : JSON.parse(kept.text);
}
