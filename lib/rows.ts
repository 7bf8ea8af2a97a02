/** The row a statement is certain to give. */
export function only<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new RangeError("A statement gave no row");
  return row;
}
