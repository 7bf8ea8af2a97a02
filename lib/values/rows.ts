export function single<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new RangeError("A statement gave no row");
  return row;
}

export function groupedBy<T, K>(rows: readonly T[], keyOf: (row: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const areDistinct = (values: readonly (string | number)[]): boolean =>
  new Set(values).size === values.length;
