/** Parameters to set; null or an empty list removes. */
export type ParameterChanges = Record<string, string | readonly string[] | null>;

/** The parameters after the changes; back to the first page unless they name one. */
export function changed(params: URLSearchParams, changes: ParameterChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries({ page: null, ...changes })) {
    next.delete(key);
    for (const text of [value ?? []].flat()) if (text) next.append(key, text);
  }
  return next;
}
