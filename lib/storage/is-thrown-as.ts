type Thrown = { code?: unknown; name?: unknown; $metadata?: { httpStatusCode?: number } };

/** By its code, its name, or the status that a store answered with; or one of its causes. */
export function isThrownAs(
  thrown: unknown,
  codes: ReadonlySet<string>,
  isMeant: (status: number) => boolean,
): boolean {
  for (let at = thrown; at instanceof Error; at = at.cause) {
    const { code, name, $metadata }: Thrown = at;
    if (codes.has(String(code)) || codes.has(String(name))) return true;
    if (isMeant($metadata?.httpStatusCode ?? 0)) return true;
  }
  return false;
}
