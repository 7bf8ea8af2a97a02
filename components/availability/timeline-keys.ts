import type { FocusEvent, KeyboardEvent } from "react";
import type { Selection } from "./selection";

type Choose = (choose: (now: Selection | null) => Selection | null) => void;

interface KeysAsked {
  days: number;
  /** Where the cursor begins. */
  firstAt: number;
  choose: Choose;
  /** Of what is chosen. */
  open: () => void;
  reserve: () => void;
  move: () => void;
}

const rowsOf = (within: HTMLElement) => [...within.querySelectorAll<HTMLElement>("[data-unit]")];

export const withinMost = (wanted: number, most: number) => Math.min(most, Math.max(0, wanted));

type Step = readonly [days: number, units: number];

const steps: Record<string, Step> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
  PageDown: [0, 10],
  PageUp: [0, -10],
  Home: [-1_000, 0],
  End: [1_000, 0],
};

const isPlain = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => !(ctrlKey || metaKey || altKey);

const named = ({ key }: KeyboardEvent) => (key.length === 1 ? key.toLowerCase() : key);

type Grid = Pick<KeysAsked, "days" | "firstAt"> & { rows: readonly HTMLElement[] };

function steppedFrom(now: Selection | null, [by, down]: Step, { days, firstAt, rows }: Grid) {
  const row = rows[withinMost((now ? rows.indexOf(now.row) : 0) + down, rows.length - 1)];
  return row ? { row, head: withinMost((now?.head ?? firstAt) + by, days - 1) } : null;
}

function chosenAfter(now: Selection | null, step: Step, isLonger: boolean, grid: Grid) {
  const place = steppedFrom(now, step, grid);
  if (!place) return now;
  return { ...place, anchor: isLonger && now?.row === place.row ? now.anchor : place.head };
}

/** Arrows go by day and unit, with Shift they choose days; Enter opens what is there, N reserves what is chosen, M moves it. */
export function timelineKeys({ choose, open, reserve, move, ...asked }: KeysAsked) {
  const acts: Record<string, () => void> = {
    Enter: open,
    n: reserve,
    m: move,
    Escape: () => choose(() => null),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, shiftKey } = event;
    if (target !== currentTarget || !isPlain(event)) return;
    const step = steps[event.key];
    const act = acts[named(event)];
    if (!step && !act) return;
    event.preventDefault();
    act?.();
    const grid = { ...asked, rows: rowsOf(currentTarget) };
    if (step) choose((now) => chosenAfter(now, step, shiftKey, grid));
  };
  const onFocus = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    const [row] = rowsOf(currentTarget);
    const { firstAt } = asked;
    // A hand chooses by itself: the cursor would take the days from under it.
    if (target === currentTarget && currentTarget.matches(":focus-visible") && row)
      choose((now) => now ?? { row, anchor: firstAt, head: firstAt });
  };
  return { onKeyDown, onFocus };
}
