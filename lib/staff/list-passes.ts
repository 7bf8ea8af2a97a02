import { asc, eq } from "drizzle-orm";
import type * as z from "zod";
import { staffPasses } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { OneOrMany } from "../lists/page";
import { listedOf } from "../lists/sql";
import { getStaffPass } from "./get-pass";
import type { StaffPassList } from "./pass-input";
import { liveStaffPasses, type StaffPass, selectStaffPasses } from "./queries";

export async function listStaffPasses(
  ctx: Context,
  { passId, staffId, page }: z.output<typeof StaffPassList>,
): Promise<OneOrMany<StaffPass>> {
  if (passId) return { one: await getStaffPass(ctx, { passId }) };
  const where = staffId ? eq(staffPasses.staffId, staffId) : undefined;
  const rows = selectStaffPasses(ctx, where).orderBy(
    asc(staffPasses.staffId),
    asc(staffPasses.expiresOn),
    asc(staffPasses.id),
  );
  return listedOf(rows, () => ctx.db.$count(staffPasses, liveStaffPasses(ctx, where)), page);
}
