import { eq } from "drizzle-orm";
import { staffPasses } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { type StaffPass, selectStaffPasses } from "./queries";

/** With its block's label; 404 when it or its technician is missing or deleted. */
export async function getStaffPass(
  ctx: BaseContext,
  { passId }: { passId: number },
  { lock = false } = {},
): Promise<StaffPass> {
  const query = selectStaffPasses(ctx, eq(staffPasses.id, passId));
  const [found] = await (lock ? query.for("no key update", { of: staffPasses }) : query);
  if (!found) throw new NotFound("No existe el pase.");
  return found;
}
