import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { unitBlocks, unitClaims } from "@/db/schema";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import type { Equipment } from "../equipment/get-equipment";
import { lockEditableEquipment } from "../equipment/lock-editable-equipment";
import { atomically, type Context } from "../kernel/context";
import { invalidField, Refused } from "../kernel/errors";
import { isRented, isService } from "../placement/availability";
import { isOfAssignment } from "../placement/claim-kind";
import { type HalfOpenSpan, meets } from "../unit-claims/list-unit-claims";
import { addDays, later } from "../values/dates";
import { single } from "../values/rows";
import { claimantOf } from "./claimed-words";
import type { BlockInput } from "./input";
import { daysClaimed } from "./labels";
import { listNamedClaims } from "./list-named-claims";
import type { UnitBlock } from "./list-unit-blocks";

type Asked = z.output<typeof BlockInput>;

const isBackByStart = (unit: Equipment, { from }: HalfOpenSpan, ctx: Context) =>
  !isRented(unit) || from > ctx.today;

function spanOf(ctx: Context, { fromDate, toDate }: Asked): HalfOpenSpan {
  if (toDate && toDate < ctx.today)
    throw invalidField("to_date", "Esos días ya pasaron: un bloqueo es para los que vienen.");
  const to = toDate ? later(toDate, addDays(fromDate, 1)) : null;
  return { from: later(fromDate, ctx.today), to };
}

/** Firm claims alone: a draft keeps nobody out. */
async function assertUnclaimed(ctx: Context, unit: Equipment, span: HalfOpenSpan) {
  const claims = await listNamedClaims(
    ctx,
    and(eq(unitClaims.equipmentId, unit.id), eq(unitClaims.isFirm, true), meets(span)),
  );
  const [first] = claims;
  if (first) {
    const code = isOfAssignment(first) ? "resource_busy" : "resource_reserved";
    throw new Refused(`${unit.code}: ${claimantOf(first)}, ${daysClaimed(first)}.`, code);
  }
  if (!isBackByStart(unit, span, ctx))
    throw new Refused(
      `${unit.code} está en el Proyecto ${unit.currentProjectId}.`,
      "resource_busy",
    );
}

/** From a day on, until a day or until it is taken back. A unit that is out on a project is mended there, on a sheet. */
export async function blockUnit(ctx: Context, asked: Asked): Promise<UnitBlock> {
  await freeEndedEquipment(ctx, { ids: [asked.equipmentId] });
  return atomically(ctx, async (ctx) => {
    const unit = await lockEditableEquipment(ctx, asked);
    if (isService(unit)) throw new Refused("Un servicio no se bloquea.");
    await assertUnclaimed(ctx, unit, spanOf(ctx, asked));
    const { equipmentId, fromDate, toDate = null, kind, reason } = asked;
    return single(
      await ctx.db
        .insert(unitBlocks)
        .values({ equipmentId, fromDate, toDate, kind, reason })
        .returning(),
    );
  });
}
