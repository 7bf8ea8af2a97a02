import type { ActionResult } from "@/lib/http/act";

/**
 * Reads from an address of `lib/links/reads`, which waits for no save; refused in the words of an act. Rejects where
 * nobody answers, and where `signal` gave it up.
 */
export async function readFrom<Shown>(
  address: string,
  signal: AbortSignal | null = null,
): Promise<ActionResult<Shown>> {
  const answer = await fetch(address, { cache: "no-store", signal });
  const { data, error, code, field_errors: fieldErrors = {} } = await answer.json();
  return answer.ok ? { ok: true, data } : { ok: false, error, code, fieldErrors };
}
