import { claimLink } from "../availability/claim-links";
import { claimantOf } from "../availability/claimed-words";
import { isPromised } from "../states/reservation";
import type { HalfOpenSpan } from "../unit-claims/list-unit-claims";
import type { PlannedReschedule } from "./plan-reschedule";

export type InTheWay = HalfOpenSpan & { who: string; url: string };

export type RescheduleInWords = {
  code: string;
  isPromised: boolean;
  quantity: number;
  free: string[];
  /** Others have them on some of the days. */
  notFree: { code: string; taken: InTheWay[] }[];
  replacements: string[];
};

/** What a screen tells before the days are saved. */
export const rescheduleInWords = ({
  reservation,
  line,
  units,
  replacements,
}: PlannedReschedule): RescheduleInWords => ({
  code: reservation.code,
  isPromised: isPromised(reservation),
  quantity: line.quantity,
  free: units.flatMap(({ unit, taken }) => (taken.length === 0 ? [unit.code] : [])),
  notFree: units.flatMap(({ unit, taken }) =>
    taken.length === 0
      ? []
      : [
          {
            code: unit.code,
            taken: taken.map(({ from, to, by }) => ({
              ...{ from, to },
              who: claimantOf(by),
              url: claimLink(by),
            })),
          },
        ],
  ),
  replacements: replacements.map(({ code }) => code),
});
