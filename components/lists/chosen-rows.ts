/** Of the page's rows, those that are ticked. */
export function chosenRows<Row extends { id: number }>(
  rows: readonly Row[],
  ids: readonly string[],
): Row[] {
  const chosen = new Set(ids);
  return rows.filter(({ id }) => chosen.has(String(id)));
}
