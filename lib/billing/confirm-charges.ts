import { sql } from "drizzle-orm";
import type * as z from "zod";
import { confirmedCharges } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { lockProject } from "../projects/lock-project";
import { earlier, later, showDay } from "../values/dates";
import type { ChargesToConfirm } from "./input";
import { type DoubleCharge, listDoubleCharges } from "./list-double-charges";

type SeenDoubleCharge = z.output<typeof ChargesToConfirm>["doubts"][number];

/** A charge that came since the screen was shown has to be seen first. */
function unchangedSinceSeen(
  known: ReadonlyMap<string, DoubleCharge>,
  { unitId, day, claims }: SeenDoubleCharge,
) {
  const found = known.get(`${day}:${unitId}`);
  if (found?.charges.every(({ claim }) => claims.includes(claim))) return found;
  throw new Refused(
    found
      ? `Los cobros de ${found.code} del ${showDay(day)} cambiaron: revíselos otra vez.`
      : "Ese doble cobro ya no existe.",
  );
}

const inWords = ({ charges }: DoubleCharge) =>
  charges.map(({ label, proofs }) => [label, ...proofs.map((proof) => proof.label)].join(" · "));

async function saveConfirmations(ctx: Context, projectId: number, doubts: readonly DoubleCharge[]) {
  const rows = doubts.map((doubt) => ({
    projectId,
    equipmentId: doubt.resourceItemId,
    day: doubt.day,
    claims: doubt.charges.map(({ claim }) => claim),
    charges: inWords(doubt),
  }));
  await ctx.db
    .insert(confirmedCharges)
    .values(rows)
    .onConflictDoUpdate({
      target: [confirmedCharges.projectId, confirmedCharges.equipmentId, confirmedCharges.day],
      set: { claims: sql`excluded.claims`, charges: sql`excluded.charges` },
    });
}

export const confirmCharges = (
  ctx: Context,
  { projectId, doubts }: z.output<typeof ChargesToConfirm>,
): Promise<DoubleCharge[]> =>
  atomically(ctx, async (ctx) => {
    await lockProject(ctx, { projectId });
    const days = doubts.map(({ day }) => day);
    const period = { from: days.reduce(earlier), to: days.reduce(later) };
    const unitIds = doubts.map(({ unitId }) => unitId);
    const all = await listDoubleCharges(ctx, { projectId, period, unitIds });
    const known = new Map(all.map((one) => [`${one.day}:${one.resourceItemId}`, one]));
    const found = doubts.map((doubt) => unchangedSinceSeen(known, doubt));
    const open = [...new Set(found)].filter(({ confirmed }) => confirmed === null);
    if (open.length > 0) await saveConfirmations(ctx, projectId, open);
    return open;
  });
