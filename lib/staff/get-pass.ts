import { eq } from "drizzle-orm";
import { staffPasses } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { foundIn } from "../kernel/found-in";
import { exclusive } from "../kernel/lock";
import { type StaffPass, selectStaffPasses } from "./queries";

type Ref = { passId: number };

const missing = "No existe el pase.";

const selectPass = (ctx: BaseContext, { passId }: Ref) =>
  selectStaffPasses(ctx, eq(staffPasses.id, passId));

/** With its block's label; 404 when it or its technician is missing or deleted. */
export const getStaffPass = async (ctx: BaseContext, ref: Ref): Promise<StaffPass> =>
  foundIn(await selectPass(ctx, ref), missing);

export const lockStaffPass = async (ctx: BaseContext, ref: Ref): Promise<StaffPass> =>
  foundIn(await selectPass(ctx, ref).for(exclusive, { of: staffPasses }), missing);
