import type * as z from "zod";
import { refreshWorksheets } from "../billing/refresh-worksheets";
import type { Condition } from "../equipment/condition";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { updateEquipment } from "../equipment/update-equipment";
import { atomically, type Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { isHoldingAfter } from "../placement/holding";
import { lockUnits } from "../placement/lock-units";
import { rentUnits } from "../placement/rent-units";
import { keepPromises } from "../unit-claims/keep-promises";
import { lockPromising } from "../unit-claims/lock-promising";
import { addDays } from "../values/dates";
import { assertNotBilledSince } from "./billed-since";
import { startAgain } from "./bring-back";
import { assertExchangeable, assertExchangeDay, exchangeRenewals } from "./exchange-terms";
import { getAssignment, lockOpenAssignment } from "./get-assignment";
import type { ExchangeInput } from "./input";
import { exchangedFor } from "./labels";
import { makeWayForStay } from "./make-way-for-stay";
import { listServicesOf, type NamedAssignment } from "./queries";
import { retireAssignments } from "./retire-assignments";

export type Exchanged = {
  released: NamedAssignment;
  assigned: NamedAssignment;
  /** Those that go on with the other. */
  services: number[];
};

async function lockOther(ctx: Context, { equipmentId: leaving }: NamedAssignment, id: number) {
  await lockPromising(ctx, [leaving, id]);
  const units = await lockUnits(ctx, [leaving, id]);
  const other = units.find((unit) => unit.id === id);
  if (!other?.isActive || other.isDeleted) throw new NotFound("No existe el equipo.");
  return other;
}

type Told = { condition?: Condition | undefined; repairReason?: string | null | undefined };

async function tellCondition(ctx: Context, equipmentId: number, { condition, repairReason }: Told) {
  if (condition === undefined) return;
  const told = repairReason === undefined ? { condition } : { condition, repairReason };
  await updateEquipment(ctx, { equipmentId, ...told });
}

/** The terms and the services of the one that leaves go on with the other; no day is charged for both. */
export async function exchangeEquipment(
  ctx: Context,
  { assignmentId, equipmentId, date, reason, ...told }: z.output<typeof ExchangeInput>,
): Promise<Exchanged> {
  await freeEndedEquipment(ctx, { ids: [equipmentId] });
  return atomically(ctx, async (ctx) => {
    const { assignment, project } = await lockOpenAssignment(ctx, { assignmentId });
    const day = date ?? ctx.today;
    assertExchangeDay(ctx, assignment, day);
    const other = await lockOther(ctx, assignment, equipmentId);
    assertExchangeable(assignment, other);
    const way = await makeWayForStay(
      ctx,
      { ...assignment, equipmentId: other.id, code: other.code },
      { project, days: { ...assignment, startDate: day }, field: "resource_id" },
    );
    const leaving = { assignment, services: await listServicesOf(ctx, assignment) };
    await retireAssignments(ctx, [assignment], {
      date: addDays(day, -1),
      reason: `${exchangedFor}${other.code}: ${reason}`,
    });
    const [id = 0, ...services] = await startAgain(ctx, exchangeRenewals(leaving, other, day));
    await keepPromises(ctx, way, [{ equipmentId: other.id, assignmentId: id }]);
    if (isHoldingAfter(assignment, ctx.today))
      await rentUnits(ctx, [other.id], { project, from: day });
    await tellCondition(ctx, assignment.equipmentId, told);
    await refreshWorksheets(ctx, project.id);
    await assertNotBilledSince(ctx, leaving, day);
    return {
      released: await getAssignment(ctx, { assignmentId }),
      assigned: await getAssignment(ctx, { assignmentId: id }),
      services,
    };
  });
}
