import { and, asc, eq, or, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { attachments, complianceOverrides, staffPasses, vaccinations } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";

export type PersonFile = Pick<
  typeof attachments.$inferSelect,
  "id" | "model" | "field" | "fileName" | "storageKey" | "removedAt"
>;

/** Also those in the recycle bin. Few, since each field holds one. */
export function listPersonFiles(
  ctx: Context,
  { userIds, staffIds }: Person,
): Promise<PersonFile[]> {
  const of = (model: PersonFile["model"], ids: readonly number[]) =>
    and(eq(attachments.model, model), among(attachments.objectId, ids));
  const passes = ctx.db
    .select({ id: staffPasses.id })
    .from(staffPasses)
    .where(among(staffPasses.staffId, staffIds));
  const doses = ctx.db
    .select({ id: vaccinations.id })
    .from(vaccinations)
    .where(among(vaccinations.staffId, staffIds));
  const overrides = ctx.db
    .select({ id: complianceOverrides.id })
    .from(complianceOverrides)
    .where(among(complianceOverrides.staffId, staffIds));
  return ctx.db
    .select({
      id: attachments.id,
      model: attachments.model,
      field: attachments.field,
      fileName: attachments.fileName,
      storageKey: attachments.storageKey,
      removedAt: attachments.removedAt,
    })
    .from(attachments)
    .where(
      or(
        of("user", userIds),
        of("technical", staffIds),
        and(eq(attachments.model, "pass_technical"), sql`${attachments.objectId} in ${passes}`),
        and(eq(attachments.model, "vaccination_record"), sql`${attachments.objectId} in ${doses}`),
        and(
          eq(attachments.model, "compliance_override"),
          sql`${attachments.objectId} in ${overrides}`,
        ),
      ),
    )
    .orderBy(asc(attachments.id));
}
