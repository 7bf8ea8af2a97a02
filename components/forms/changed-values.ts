export interface ChangeTerms<Values> {
  /** Keys that are always sent. */
  always: readonly (keyof Values)[];
  /** Groups of which one that differs takes the others along. */
  together?: readonly (readonly (keyof Values)[])[];
}

const plain = (value: unknown) =>
  JSON.stringify(value === "" || value === undefined ? null : value);

/** Blank, null and absent are the same. */
export const isSameValue = (a: unknown, b: unknown): boolean => plain(a) === plain(b);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || value === false;

function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(said) : null;
  if (typeof value !== "object" || value === null) return isBlank(value) ? null : value;
  const parts = Object.entries(value).map(([key, part]) => [key, said(part)] as const);
  return Object.fromEntries(
    parts.filter(([, part]) => part !== null).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export const isTouched = (values: object, first: object): boolean =>
  JSON.stringify(said(values)) !== JSON.stringify(said(first));

/** For `record.sent` of a form whose values are sent as they are. */
export const onlyChanged =
  <Values extends object>(changes: ChangeTerms<Values>) =>
  (values: Values, first: Values): Partial<Values> =>
    changedValues(first, values, changes);

export function changedValues<Values extends object>(
  first: NoInfer<Partial<Values>>,
  values: Values,
  { always, together = [] }: ChangeTerms<Values>,
): Partial<Values> {
  const keys = Object.keys(values) as (keyof Values)[];
  const changed = new Set(keys.filter((key) => !isSameValue(values[key], first[key])));
  const companions = together.filter((group) => group.some((key) => changed.has(key))).flat();
  const sent = new Set([...always, ...changed, ...companions]);
  return Object.fromEntries(
    keys.filter((key) => sent.has(key)).map((key) => [key, values[key]]),
  ) as Partial<Values>;
}
