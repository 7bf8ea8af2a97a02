import { sql } from "drizzle-orm";
import { recordTypeLabels } from "../history/labels";
import { recordAddress } from "../history/record-address";
import { nameInFamily, readFamily } from "../history/record-family";
import type { Context } from "../kernel/context";
import { links } from "../links/pages";
import { sampleLabels, samplePartsLabel } from "./labels";
import { withSample } from "./sample-rows";
import { type SampleType, sampleTypes } from "./tables";

type Own = { type: SampleType; id: number; total: number };
export type OwnRecord = { label: string; name: string; href: string | null };
export type SamplePreview = {
  goes: { label: string; count: number }[];
  /** Own records that name it, the first of them. */
  own: OwnRecord[];
  ownCount: number;
};

const shownAtMost = 12;

const isLogged = (
  type: SampleType,
): type is Exclude<SampleType, "gate_check" | "custody_scan_page"> =>
  type !== "gate_check" && type !== "custody_scan_page";

async function countGoing(ctx: Context): Promise<SamplePreview["goes"]> {
  const rows = await ctx.db.execute<{ type: SampleType; count: number }>(
    withSample(sql`select type, count(*)::int as count from sample group by type`),
  );
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  const records = sampleTypes.toReversed().flatMap((type) => {
    const [label, count = 0] = [sampleLabels[type], counts.get(type)];
    return label && count > 0 ? [{ label, count }] : [];
  });
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  const parts = records.reduce((left, { count }) => left - count, all);
  return parts > 0 ? [...records, { label: samplePartsLabel, count: parts }] : records;
}

/** What is not of the sample and names a record of it. */
const readOwn = (ctx: Context): Promise<Own[]> =>
  ctx.db.execute<Own>(
    withSample(sql`
      select type, id, (count(*) over ())::int as total from (
        select distinct named.type, named.id from named
        join sample on named.leads = sample.type and named."to" = sample.id
        where not exists (select from sample as its where its.type = named.type and its.id = named.id)) as own
      order by type, id limit ${shownAtMost}`),
  );

async function readProjects(ctx: Context, own: readonly Own[]): Promise<Map<number, number>> {
  const ids = sql.param(`{${own.map(({ id }) => id).join(",")}}`);
  const rows = await ctx.db.execute<{ id: number; projectId: number }>(
    sql`select id, project_id as "projectId" from sheet_projects where id = any(${ids}::int[])`,
  );
  return new Map(rows.map(({ id, projectId }) => [id, projectId]));
}

export async function listOwnOnSample(
  ctx: Context,
): Promise<Pick<SamplePreview, "own" | "ownCount">> {
  const found = await readOwn(ctx);
  const records = found.flatMap(({ type, id }) => (isLogged(type) ? [{ type, id }] : []));
  const [family, projects] = await Promise.all([
    readFamily(ctx, records),
    readProjects(ctx, found),
  ]);
  const own = records.map(({ type, id }) => ({
    label: recordTypeLabels[type],
    name: nameInFamily(family, { type, id }, ctx.timeZone) ?? `n.º ${id}`,
    href: hrefOf(type, id, projects),
  }));
  return { own, ownCount: found[0]?.total ?? 0 };
}

function hrefOf(
  recordType: Exclude<SampleType, "gate_check" | "custody_scan_page">,
  recordId: number,
  projects: ReadonlyMap<number, number>,
): string | null {
  const projectId = projects.get(recordId);
  if (recordType === "sheet_project" && projectId) return links.worksheet(projectId, recordId);
  return recordAddress({ recordType, recordId, projectId: null });
}

/** Writes nothing. */
export async function previewSample(ctx: Context): Promise<SamplePreview> {
  const [goes, own] = [await countGoing(ctx), await listOwnOnSample(ctx)];
  return { goes, ...own };
}
