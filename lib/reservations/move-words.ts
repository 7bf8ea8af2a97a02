import { claimLink } from "../availability/claim-links";
import { claimantOf } from "../availability/claimed-words";
import { isPromised } from "../states/reservation";
import type { OpenSpan } from "../unit-claims/list-unit-claims";
import type { PlannedMove } from "./plan-move";

export type InTheWay = OpenSpan & { who: string; url: string };

export type MoveInWords = {
  code: string;
  isPromised: boolean;
  quantity: number;
  stays: string[];
  /** Others have them on some of the days. */
  taken: { code: string; missing: InTheWay[] }[];
  comes: string[];
};

/** What a screen tells before the days are saved. */
export const moveInWords = ({ reservation, line, units, comes }: PlannedMove): MoveInWords => ({
  code: reservation.code,
  isPromised: isPromised(reservation),
  quantity: line.quantity,
  stays: units.flatMap(({ unit, missing }) => (missing.length === 0 ? [unit.code] : [])),
  taken: units.flatMap(({ unit, missing }) =>
    missing.length === 0
      ? []
      : [
          {
            code: unit.code,
            missing: missing.map(({ from, to, by }) => ({
              ...{ from, to },
              who: claimantOf(by),
              url: claimLink(by),
            })),
          },
        ],
  ),
  comes: comes.map(({ code }) => code),
});
