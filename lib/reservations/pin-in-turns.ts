/** In whole days; half-open, the end of an open one is infinite. */
export type UnitSlot = {
  line: number;
  from: number;
  to: number;
  turnaround: number;
  fits: number[];
};

/** Looks into the search; past them a plan counts as one that does not exist. */
const mostLooks = 200_000;

type Turn = UnitSlot & { at: number };

/** Who could serve the fewest of what begins together comes first, so that a dead end shows early. */
const byStart = (a: Turn, b: Turn) =>
  a.from - b.from || a.fits.length - b.fits.length || a.line - b.line || a.at - b.at;

const hopeless = (turns: readonly Turn[]) => turns.some(({ fits }) => fits.length === 0);

class Search {
  readonly pinned: number[];
  private readonly busyUntil = new Map<number, number>();
  private readonly deadEnds = new Set<string>();
  private looks = 0;

  constructor(private readonly turns: readonly Turn[]) {
    this.pinned = new Array<number>(turns.length).fill(0);
  }

  private stateAt(next: number, from: number): string {
    const busy = [...this.busyUntil].filter(([, until]) => until > from);
    return `${next} ${busy.sort(([a], [b]) => a - b).join(" ")}`;
  }

  private tryWith(unit: number, turn: Turn, next: number): boolean {
    const before = this.busyUntil.get(unit) ?? Number.NEGATIVE_INFINITY;
    if (before > turn.from || this.looks > mostLooks) return false;
    this.looks += 1;
    this.busyUntil.set(unit, turn.to + turn.turnaround);
    this.pinned[turn.at] = unit;
    if (this.place(next + 1)) return true;
    this.busyUntil.set(unit, before);
    return false;
  }

  place(next: number): boolean {
    const turn = this.turns[next];
    if (!turn) return true;
    const state = this.stateAt(next, turn.from);
    if (this.deadEnds.has(state)) return false;
    if (turn.fits.some((unit) => this.tryWith(unit, turn, next))) return true;
    this.deadEnds.add(state);
    return false;
  }
}

/**
 * Every unit as often as its days allow, with the turnaround in between: slots in the order of their start, so that of
 * what was placed before only the end counts; a state that led nowhere is not tried again.
 */
export function pinInTurns(slots: readonly UnitSlot[]): number[] | null {
  const turns = slots.map((slot, at): Turn => ({ ...slot, at })).sort(byStart);
  if (hopeless(turns)) return null;
  const search = new Search(turns);
  return search.place(0) ? search.pinned : null;
}
