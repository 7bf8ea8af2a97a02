import { withinMost } from "./timeline-keys";

export const closest = ({ target }: { target: EventTarget }, what: string) =>
  target instanceof Element ? target.closest<HTMLElement>(what) : null;

/** Null where the row is a list, which has no place for days. */
export function dayUnder(
  { clientX }: { clientX: number },
  row: HTMLElement,
  days: number,
): number | null {
  const track = row.querySelector<HTMLElement>("[data-track]");
  if (!track || getComputedStyle(track).display !== "grid") return null;
  const { left, width } = track.getBoundingClientRect();
  return withinMost(Math.floor(((clientX - left) / width) * days), days - 1);
}
