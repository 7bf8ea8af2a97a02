import { usualEnd } from "@/lib/papers/usual-end";
import { counted } from "@/lib/values/count-text";
import type { Day } from "@/lib/values/dates";
import { ProposedDay } from "./proposed-day";

interface UsualEnd {
  /** The first day and the last one. */
  typed: readonly unknown[];
  months: number | undefined;
  use: (day: Day) => void;
}

export function usualEndHint({ typed, months, use }: UsualEnd) {
  const day = usualEnd(typed, months);
  if (!day) return null;
  const usual = `Suele valer ${counted(months ?? 0, "mes", "meses")}`;
  return <ProposedDay {...{ usual, day, use }} />;
}
