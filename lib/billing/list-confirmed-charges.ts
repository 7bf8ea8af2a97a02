import { and, between, eq, sql } from "drizzle-orm";
import { confirmedCharges, users } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Period } from "./facts";

export type Confirmation = { id: number; version: number; by: string | null; at: Date };

export const listConfirmedCharges = (ctx: BaseContext, projectId: number, { from, to }: Period) =>
  ctx.db
    .select({
      id: confirmedCharges.id,
      version: confirmedCharges.version,
      equipmentId: confirmedCharges.equipmentId,
      day: confirmedCharges.day,
      claims: confirmedCharges.claims,
      at: confirmedCharges.updatedAt,
      by: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(confirmedCharges)
    .leftJoin(
      users,
      eq(users.id, sql`coalesce(${confirmedCharges.updatedBy}, ${confirmedCharges.createdBy})`),
    )
    .where(and(eq(confirmedCharges.projectId, projectId), between(confirmedCharges.day, from, to)));

export type ConfirmedCharges = Awaited<ReturnType<typeof listConfirmedCharges>>[number];
