import type { Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { isUnitAssignment } from "../placement/assignment-kind";
import type { Project } from "../projects/get-project";
import { type AskedStay, type ClearedWay, makeWay } from "../unit-claims/make-way";
import type { Day } from "../values/dates";
import type { NamedAssignment } from "./queries";

type Days = { startDate: Day; endDate: Day | null; expectedReturnDate: Day | null };

/** A plan that the start has passed says nothing. */
const backOn = ({ startDate, endDate, expectedReturnDate: expected }: Days): Day | null =>
  endDate ?? (expected !== null && expected >= startDate ? expected : null);

/** A service is given by whoever is there, on any days. */
const staysOf = (assignment: NamedAssignment, project: Project, days: Days): AskedStay[] => {
  const { equipmentId, code } = assignment;
  const stay = { equipmentId, code, project, from: days.startDate, to: backOn(days) };
  return isUnitAssignment(assignment) ? [stay] : [];
};

/** Before an assignment's days are written: those that others were promised are refused on `field`. */
export const makeWayForStay = (
  ctx: Context,
  assignment: NamedAssignment,
  { project, days, field }: { project: Project; days: Days; field: string },
): Promise<ClearedWay> =>
  makeWay(ctx, staysOf(assignment, project, days), (message) => {
    throw new Refused(message, "resource_reserved", { [field]: [message] });
  });
