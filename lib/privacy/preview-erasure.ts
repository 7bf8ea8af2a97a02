import { sql } from "drizzle-orm";
import type { Context } from "../kernel/context";
import { type Duty, duties } from "./duties";
import { countPersonChanges } from "./erase-changes";
import { findHindrance } from "./find-hindrance";
import { getOwnRecords, type Person, type PersonRef, personOf } from "./get-person";
import { held } from "./held";
import { isDuty, personalColumns } from "./held-table";
import { changesLabel, papersLabel } from "./labels";
import { listPersonFiles } from "./papers-of";
import { aboutPerson } from "./read-rows-about";
import { shownName } from "./shown-name";
import { type DataSource, sources } from "./sources";

type Counted = { table: string; label: string; count: number };
export type Kept = Counted & { why: string };

export type Erasure = {
  name: string;
  hindrance: { code: string; error: string } | null;
  goes: Counted[];
  stays: Kept[];
};

async function countRows(ctx: Context, person: Person): Promise<Map<DataSource["table"], number>> {
  const counts = sources.flatMap((source) => {
    const where = aboutPerson(source, person);
    return where
      ? sql`select ${source.table}::text as name, count(*)::int as count from ${sql.identifier(source.table)} t where ${where}`
      : [];
  });
  const rows = await ctx.db.execute<{ name: DataSource["table"]; count: number }>(
    sql.join(counts, sql` union all `),
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
}

/** The duty of the most telling column that names the person. */
function dutyOf({ table, by }: DataSource): Duty {
  const naming = new Set(Object.values(by).flat());
  const fates = personalColumns(held[table])
    .filter((name) => naming.has(name))
    .map((name) => held[table].fates[name])
    .filter((fate) => fate !== undefined)
    .filter(isDuty);
  return fates[0] ?? "proof";
}

const keepsRows = ({ table, shows }: DataSource): boolean =>
  shows !== undefined || Object.values(held[table].fates).every(isDuty);

/** Writes nothing. 404 when missing. */
export async function previewErasure(ctx: Context, ref: PersonRef): Promise<Erasure> {
  const records = await getOwnRecords(ctx, ref);
  const hindrance = await findHindrance(ctx, records);
  const person = personOf(records);
  const counts = await countRows(ctx, person);
  const papers = await listPersonFiles(ctx, person);
  const counted = ({ table, label }: DataSource): Counted => ({
    table,
    label,
    count: counts.get(table) ?? 0,
  });
  const isThere = ({ count }: Counted) => count > 0;
  const goes = [
    ...sources.filter((source) => !keepsRows(source)).map(counted),
    { table: "attachments", label: papersLabel, count: papers.length },
    { table: "change_log", label: changesLabel, count: await countPersonChanges(ctx, person) },
  ];
  const stays = sources
    .filter(keepsRows)
    .map((source) => ({ ...counted(source), why: duties[dutyOf(source)].label }));
  return {
    name: shownName(records, ref),
    hindrance: hindrance && { code: hindrance.code, error: hindrance.message },
    goes: goes.filter(isThere),
    stays: stays.filter(isThere),
  };
}
