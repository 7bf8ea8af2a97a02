export interface RowChoice {
  /** Also of other pages. */
  chosen: ReadonlySet<string>;
  /** Where a range with the shift key begins. */
  last: string | null;
}

export const noChoice: RowChoice = { chosen: new Set(), last: null };

function span(ids: readonly string[], from: string, to: string): readonly string[] {
  const ends = [ids.indexOf(from), ids.indexOf(to)].sort((a, b) => a - b);
  const [first = 0, last = 0] = ends;
  return first < 0 ? [to] : ids.slice(first, last + 1);
}

export function withRows(
  chosen: ReadonlySet<string>,
  ids: readonly string[],
  on: boolean,
): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return next;
}

/** With the shift key all rows from the last one on go the same way. */
export function toggled(
  { chosen, last }: RowChoice,
  ids: readonly string[],
  id: string,
  isRange: boolean,
): RowChoice {
  const meant = isRange && last !== null ? span(ids, last, id) : [id];
  return { chosen: withRows(chosen, meant, !chosen.has(id)), last: id };
}
