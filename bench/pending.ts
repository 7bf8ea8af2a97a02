import { performance } from "node:perf_hooks";
import postgres from "postgres";
import { closeDatabase, database, watchQueries } from "@/db/client";
import { aProject, aSession } from "@/db/testing/factories";
import { type Context, plainContext } from "@/lib/kernel/context";
import { listPending, type PendingRef } from "@/lib/pending/list-pending";
import { openOwnDatabase } from "./own-database";

/**
 * Measures what is pending of a project the size of the demonstration's, of one ten times as large, and of a very large
 * one, in a database of its own that ends with it: `npx tsx bench/pending.ts`.
 */
const sizes = [
  { units: 8, months: 3 },
  { units: 80, months: 12 },
  { units: 300, months: 36 },
];
const rounds = 5;

const statementsFor = (project: number, { units, months }: (typeof sizes)[number]) => [
  `insert into resource_items (name, code, type_equipment)
    select 'Unidad ' || n, 'B-${project}-' || n, 'LVMNOS' from generate_series(1, ${units}) as n`,
  `insert into project_resources (project_id, resource_item_id, type_resource, detailed_description, cost, operation_start_date)
    select ${project}, id, 'EQUIPO', 'ALQUILER', 12.5, current_date - 31 * ${months}
    from resource_items where code like 'B-${project}-%'`,
  `insert into project_resources (project_id, resource_item_id, type_resource, detailed_description,
      physical_equipment_id, cost, operation_start_date, frequency_type, interval_days, weekdays)
    select ${project}, (select min(id) from resource_items where type_equipment = 'SERVIC'), 'SERVICIO', 'LIMPIEZA',
      id, 20, current_date - 31 * ${months}, 'WEEK', 0, array[0, 3]
    from resource_items where code like 'B-${project}-%'`,
  `insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end, status)
    select ${project}, 'B-${project}-' || n, day, day, day, day + 29,
      case when n < ${months} then 'LIQUIDATED' else 'IN_PROGRESS' end
    from generate_series(1, ${months}) as n, lateral (select current_date - 31 * (${months} - n + 1) as day) as month`,
  `insert into sheet_project_details (sheet_project_id, kind, project_resource_id, resource_item_id, date, description,
      quantity, unit_price, subtotal, billed_days)
    select sheet.id, 'RENT', stay.id, stay.resource_item_id, sheet.date, 'ALQUILER', 30, 12.5, 375,
      (select array_agg(day::date) from generate_series(sheet.period_start, sheet.period_end, '1 day') as day)
    from sheet_projects as sheet join project_resources as stay using (project_id)
    where sheet.project_id = ${project} and stay.type_resource = 'EQUIPO'`,
  `insert into custody_chains (sheet_project_id, consecutive, date, type_waste, contact_name, status)
    select id, lpad((id * 10 + n)::text, 7, '0'), date + n * 7, 'LODOS', 'R. Vera', 'COMPLETED'
    from sheet_projects, generate_series(0, 3) as n where project_id = ${project}`,
];

const middleOf = (values: number[]) =>
  (values.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0).toFixed(0);

async function measure(ctx: Context, name: string, ref: PendingRef) {
  const times: number[] = [];
  const cpus: number[] = [];
  let queries = 0;
  const stop = watchQueries(() => {
    queries += 1;
  });
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    const before = process.cpuUsage();
    await listPending(ctx, ref);
    const { user, system } = process.cpuUsage(before);
    cpus.push((user + system) / 1_000);
    times.push(performance.now() - began);
  }
  stop();
  console.log(
    `  ${name.padEnd(10)} ${queries / rounds} queries   CPU p50 ${middleOf(cpus)} ms   wall p50 ${middleOf(times)} ms`,
  );
}

const server = await openOwnDatabase();
const sql = postgres(server.url, { max: 1 });
await sql`insert into resource_items (name, code, type_equipment) values ('Limpieza', 'SRV', 'SERVIC')`;
const { user } = await aSession();
const ctx: Context = {
  ...plainContext({ db: database(), now: new Date(), timeZone: "America/Guayaquil" }),
  caller: { user, sessionId: null, tokenId: null, scope: "write" },
};
for (const size of sizes) {
  const project = await aProject({ startDate: "2020-01-01" });
  for (const statement of statementsFor(project.id, size)) await sql.unsafe(statement);
  await sql`analyze`;
  console.log(`${size.units} units and services, ${size.months} sheets`);
  await measure(ctx, "project", { projectId: project.id });
  const [sheet] =
    await sql`select max(id) as id from sheet_projects where project_id = ${project.id}`;
  await measure(ctx, "sheet", { worksheetId: Number(sheet?.id) });
}
await sql.end();
await closeDatabase();
await server.stop();
