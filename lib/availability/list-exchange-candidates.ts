import type * as z from "zod";
import { equipmentFault } from "../assignments/admission";
import { getAssignment } from "../assignments/get-assignment";
import type { NamedAssignment } from "../assignments/queries";
import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";
import { getAvailability } from "./get-availability";
import type { ExchangeCandidatesQuery } from "./input";
import type { FreeUnit } from "./list-free-units";

export type ExchangeCandidate = Pick<FreeUnit, "id" | "code" | "name" | "reasons">;

const shown = 50;

/** The other stays as long as the one that leaves would have; a return that has passed says nothing. */
const backOn = ({ endDate, expectedReturnDate: expected }: NamedAssignment, today: Day) =>
  endDate ?? (expected !== null && expected >= today ? expected : null);

/** Units of its type that are at hand, work, and nobody has on its days from today on; the best first. */
export async function listExchangeCandidates(
  ctx: BaseContext,
  { assignmentId }: z.output<typeof ExchangeCandidatesQuery>,
): Promise<ExchangeCandidate[]> {
  const assignment = await getAssignment(ctx, { assignmentId });
  const { free } = await getAvailability(ctx, {
    from: ctx.today,
    to: backOn(assignment, ctx.today),
    type: assignment.type,
    nearProjectId: assignment.projectId,
    quantity: shown,
    condition: undefined,
    minCapacity: undefined,
    search: undefined,
  });
  return free
    .filter((unit) => equipmentFault(unit) === null)
    .slice(0, shown)
    .map(({ id, code, name, reasons }) => ({ id, code, name, reasons }));
}
