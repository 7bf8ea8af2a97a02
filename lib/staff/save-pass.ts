import { eq } from "drizzle-orm";
import type * as z from "zod";
import { staffPasses } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { lockBlockShared } from "../settings/lock-block-shared";
import { single } from "../values/rows";
import { getStaffPass, lockStaffPass } from "./get-pass";
import { lockStaffMember } from "./get-staff-member";
import type { StaffPassInput } from "./pass-input";

type Given = z.output<typeof StaffPassInput>;

async function write(ctx: Context, given: Given, block: string | undefined): Promise<number> {
  if (given.passId === null) {
    const { passId: _, ...pass } = given;
    const values = { ...pass, block: block ?? pass.block };
    return single(await ctx.db.insert(staffPasses).values(values).returning()).id;
  }
  const { passId, ...changes } = given;
  await ctx.db
    .update(staffPasses)
    .set({ ...changes, block, updatedAt: ctx.now })
    .where(eq(staffPasses.id, passId));
  return passId;
}

/** Its block is one of the settings', in small letters. */
export const saveStaffPass = (ctx: Context, given: Given) =>
  atomically(ctx, async (ctx) => {
    const block = given.block && (await lockBlockShared(ctx, given.block, "small"));
    const before = given.passId === null ? null : await lockStaffPass(ctx, given);
    const staffId = given.staffId ?? before?.pass.staffId;
    if (staffId) await lockStaffMember(ctx, { staffId });
    const passId = await write(ctx, given, block);
    return { isNew: before === null, pass: await getStaffPass(ctx, { passId }) };
  });
