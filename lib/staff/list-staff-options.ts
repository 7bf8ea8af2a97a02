import { and, asc, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { staff } from "@/db/schema";
import { contains, inSpanish } from "@/db/search";
import type { BaseContext } from "../kernel/context";

const most = 20;

export const listStaffOptions = (ctx: BaseContext, { search }: { search?: string | undefined }) =>
  ctx.db
    .select({
      id: staff.id,
      name: sql<string>`${staff.firstName} || ' ' || ${staff.lastName}`,
      dni: staff.dni,
    })
    .from(staff)
    .where(and(live(staff), contains([staff.firstName, staff.lastName, staff.dni], search)))
    .orderBy(inSpanish(staff.firstName), inSpanish(staff.lastName), asc(staff.id))
    .limit(most);
