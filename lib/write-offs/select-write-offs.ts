import { and, eq, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, equipment, partners, projects, users, writeOffs } from "@/db/schema";
import type { BaseContext } from "../kernel/context";

export const inLiveProjects = live(projects);

export const selectWriteOffs = (ctx: BaseContext, where: SQL | undefined) =>
  ctx.db
    .select({
      id: writeOffs.id,
      version: writeOffs.version,
      assignmentId: writeOffs.assignmentId,
      dates: writeOffs.dates,
      amount: writeOffs.amount,
      reason: writeOffs.reason,
      createdAt: writeOffs.createdAt,
      description: assignments.description,
      equipment: { id: equipment.id, code: equipment.code, name: equipment.name },
      project: { id: projects.id, location: projects.location, partnerName: partners.name },
      userId: writeOffs.createdBy,
      userName: sql<string | null>`${users.firstName} || ' ' || ${users.lastName}`,
    })
    .from(writeOffs)
    .innerJoin(assignments, eq(assignments.id, writeOffs.assignmentId))
    .innerJoin(equipment, eq(equipment.id, assignments.equipmentId))
    .innerJoin(projects, eq(projects.id, writeOffs.projectId))
    .innerJoin(partners, eq(partners.id, projects.partnerId))
    .leftJoin(users, eq(users.id, writeOffs.createdBy))
    .where(and(inLiveProjects, where));

export type WriteOff = Awaited<ReturnType<typeof selectWriteOffs>>[number];
