import type { BarLine } from "@/lib/availability/bars";
import { links } from "@/lib/links/pages";
import { counted } from "@/lib/values/count-text";
import { addDays, type Day, showDay } from "@/lib/values/dates";
import { barLineOf } from "./bar-line";

/** Days of a unit, as somebody chose them; days count from 0. */
export interface Selection {
  row: HTMLElement;
  anchor: number;
  head: number;
  /** Where a bar in hand would be. */
  isMoved?: boolean;
}

export interface ChosenBar {
  words: string;
  href: string;
  /** Null for what cannot be moved. */
  line: BarLine | null;
}

export interface ChosenSpan {
  unitId: number;
  code: string;
  type: string;
  /** `to` is the day it would be back. */
  from: Day;
  to: Day;
  days: number;
  /** What has the unit on the day of the cursor. */
  bar: ChosenBar | null;
  isFree: boolean;
  isMoved: boolean;
}

const spanOf = ({ anchor, head }: Selection) => ({
  first: Math.min(anchor, head),
  last: Math.max(anchor, head),
});

type FoundBar = { begin: number; end: number; isFirm: boolean; element: HTMLElement };

function barsOf(row: HTMLElement): FoundBar[] {
  return [...row.querySelectorAll<HTMLElement>("[data-bar]")].map((element) => {
    const [begin = 1, end = 1] = (element.dataset.bar ?? "").split(" ").map(Number);
    return {
      ...{ begin: begin - 1, end: end - 1 },
      isFirm: element.dataset.soft === undefined,
      element,
    };
  });
}

const meets = ({ begin, end }: FoundBar, first: number, last: number) =>
  begin <= last && end > first;

const chosenBar = (bar: HTMLElement): ChosenBar => ({
  words: bar.textContent ?? "",
  href: bar.dataset.href ?? "",
  line: barLineOf(bar),
});

/** Read from the row that the server drew. */
export function chosenOf(selection: Selection, start: Day): ChosenSpan {
  const { row, head } = selection;
  const { first, last } = spanOf(selection);
  const bars = barsOf(row);
  const here = bars.find((bar) => meets(bar, head, head))?.element;
  return {
    unitId: Number(row.dataset.unit),
    code: row.dataset.code ?? "",
    type: row.dataset.type ?? "",
    from: addDays(start, first),
    to: addDays(start, last + 1),
    days: last - first + 1,
    bar: here && !selection.isMoved ? chosenBar(here) : null,
    isFree: !bars.some((bar) => bar.isFirm && meets(bar, first, last)),
    isMoved: selection.isMoved ?? false,
  };
}

const daysWords = ({ from, to, days }: ChosenSpan) =>
  days === 1
    ? showDay(from)
    : `del ${showDay(from)} al ${showDay(to)} (${counted(days, "día", "días")})`;

function chosenState({ bar, isFree, isMoved }: ChosenSpan): string {
  if (isMoved) return "nuevos días de la reserva";
  return bar?.words ?? (isFree ? "libre" : "no está libre todos esos días");
}

export function chosenWords(chosen: ChosenSpan): string {
  const what = chosenState(chosen);
  return `${chosen.code}, ${daysWords(chosen)}: ${what}`;
}

export const reservationOf = (
  { from, to, type, unitId }: ChosenSpan,
  projectId: number | undefined,
) =>
  links.newReservation({
    from,
    to,
    type,
    quantity: 1,
    unitId,
    ...(projectId ? { projectId } : {}),
  });

/** The cell of its days within the row. */
export const selectedPlace = (selection: Selection, days: number) => {
  const { first, last } = spanOf(selection);
  return {
    left: `${(first / days) * 100}%`,
    width: `${((last - first + 1) / days) * 100}%`,
  };
};

export const barSpan = (element: HTMLElement) => {
  const [begin = 1, end = 2] = (element.dataset.bar ?? "").split(" ").map(Number);
  return { anchor: begin - 1, head: end - 2 };
};
