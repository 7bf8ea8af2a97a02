import { and, eq, or, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { changes } from "@/db/schema";
import type { Context } from "../kernel/context";
import type { Person } from "./get-person";
import { held } from "./held";
import { isDuty } from "./held-table";
import { listPersonFiles } from "./papers-of";

export type PersonChanges = { columns: string[]; where: SQL | undefined };

const loggedValue = (key: string) =>
  sql`coalesce(${changes.changes} -> ${key} ->> 1, ${changes.changes} -> ${key} ->> 0)`;

const numbers = (ids: readonly number[]) => sql`any(${`{${ids.join(",")}}`}::text[])`;

const columnsOf = (table: keyof typeof held): string[] => {
  const { about, named, words, fates } = held[table];
  return [...about, ...named, ...words].filter((name) => {
    const fate = fates[name];
    return fate !== undefined && !isDuty(fate);
  });
};

const ofRecords = (recordType: string, ids: readonly number[]) =>
  and(eq(changes.recordType, recordType), among(changes.recordId, ids));

const loggedAs = (ctx: Context, recordType: string, of: SQL | undefined) =>
  ctx.db
    .selectDistinct({ id: changes.recordId })
    .from(changes)
    .where(and(eq(changes.recordType, recordType), of))
    .then((rows) => rows.map(({ id }) => id));

const heldBy = (model: string, ids: readonly number[]) =>
  and(
    sql`${loggedValue("model_type")} = ${model}`,
    sql`${loggedValue("object_id")} = ${numbers(ids)}`,
  );

async function fileIds(
  ctx: Context,
  person: Person,
  papers: { passes: number[]; doses: number[] },
): Promise<number[]> {
  const there = await listPersonFiles(ctx, person);
  const logged = await loggedAs(
    ctx,
    "attachment",
    or(
      heldBy("user", person.userIds),
      heldBy("technical", person.staffIds),
      heldBy("pass_technical", papers.passes),
      heldBy("vaccination_record", papers.doses),
    ),
  );
  return [...new Set([...there.map(({ id }) => id), ...logged])];
}

export async function listPersonChanges(ctx: Context, person: Person): Promise<PersonChanges[]> {
  const hisOwn = sql`${loggedValue("technical_id")} = ${numbers(person.staffIds)}`;
  const passes = await loggedAs(ctx, "pass_technical", hisOwn);
  const doses = await loggedAs(ctx, "vaccination_record", hisOwn);
  const files = await fileIds(ctx, person, { passes, doses });
  return (
    [
      ["users", ofRecords("user", person.userIds)],
      ["technicals", ofRecords("technical", person.staffIds)],
      ["technical_passes", ofRecords("pass_technical", passes)],
      ["vaccination_records", ofRecords("vaccination_record", doses)],
      ["attachments", ofRecords("attachment", files)],
    ] as const
  ).map(([table, where]) => ({ columns: columnsOf(table), where }));
}
