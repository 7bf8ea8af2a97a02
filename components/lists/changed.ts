/** Null or an empty list removes. */
export type ParameterChanges = Record<string, string | readonly string[] | null>;

/** Goes back to the first page unless the changes name one. */
export function changed(params: URLSearchParams, changes: ParameterChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [key, value] of Object.entries({ page: null, ...changes })) {
    next.delete(key);
    for (const text of [value ?? []].flat()) if (text) next.append(key, text);
  }
  return next;
}
