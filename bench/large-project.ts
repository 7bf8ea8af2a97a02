import postgres from "postgres";

/** Years of monthly sheets, each with a line per unit and one per service. */
export const projectSize = {
  units: 300,
  services: 150,
  sheets: 36,
  openSheets: 2,
  chainsOfSheet: 60,
  unitsOfChain: 3,
};

export const lastSheet = projectSize.sheets;

const firstMonth = "date_trunc('month', current_date) - make_interval(months => 35)";

const statements = [
  "insert into partners (id, business_tax_id, name, address) overriding system value values (1, '1790000001001', 'Petrolera', 'Quito')",
  `insert into projects (id, partner_id, location, start_date) overriding system value
    select 1, 1, 'Campo Norte', (${firstMonth})::date`,
  `insert into resource_items (id, name, code, type_equipment, stst_status_disponibility, stst_current_project_id, stst_current_location)
    overriding system value
    select n, 'Unidad ' || n, 'EQ-' || n, 'LVMNOS', 'RENTADO', 1, 'Campo Norte' from generate_series(1, ${projectSize.units}) as n`,
  `insert into resource_items (id, name, code, type_equipment) overriding system value
    select 10000 + n, 'Limpieza ' || n, 'SRV-' || n, 'SERVIC' from generate_series(1, ${projectSize.services}) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description, cost, operation_start_date)
    overriding system value
    select n, 1, n, 'EQUIPO', 'ALQUILER', 12.50, (${firstMonth})::date from generate_series(1, ${projectSize.units}) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description,
      physical_equipment_id, cost, operation_start_date, frequency_type, interval_days)
    overriding system value
    select 10000 + n, 1, 10000 + n, 'SERVICIO', 'LIMPIEZA', n, 20, (${firstMonth})::date, 'DAY', 1
    from generate_series(1, ${projectSize.services}) as n`,
  `insert into sheet_projects (id, project_id, series_code, date, issue_date, period_start, period_end, status,
      subtotal, tax_amount, total)
    overriding system value
    select n + 1, 1, 'BEN-PS-' || n, month + interval '1 month - 1 day', month, month, month + interval '1 month - 1 day',
      case when n >= ${projectSize.sheets - projectSize.openSheets} then 'IN_PROGRESS' else 'INVOICED' end, 100, 15, 115
    from generate_series(0, ${projectSize.sheets - 1}) as n,
      lateral (select (${firstMonth} + make_interval(months => n)) as month) as period`,
  `insert into custody_chains (id, sheet_project_id, consecutive, date, type_waste, status, contact_name)
    overriding system value
    select sheet.id * 1000 + n, sheet.id, lpad((sheet.id * 1000 + n)::text, 7, '0'), sheet.period_start + n % 28, 'AGUAS NEGRAS',
      'COMPLETED', 'Luis Andrade'
    from sheet_projects as sheet, generate_series(1, ${projectSize.chainsOfSheet}) as n`,
  `insert into custody_chain_details (custody_chain_id, resource_item_id, physical_equipment_code)
    select id, 1 + (id + item) % ${projectSize.units}, item
    from custody_chains, generate_series(1, ${projectSize.unitsOfChain}) as item`,
  `insert into sheet_project_details (sheet_project_id, kind, project_resource_id, resource_item_id, date,
      description, quantity, unit_price, subtotal, reference_document, billed_days)
    select sheet.id, 'RENT', unit.id, unit.id, sheet.period_end, 'ALQUILER', cardinality(days), 12.50,
      cardinality(days) * 12.50, 'ALQUILER EQ-' || unit.id, days
    from sheet_projects as sheet, generate_series(1, ${projectSize.units}) as unit(id),
      lateral (select array(select day::date from generate_series(sheet.period_start, sheet.period_end, interval '1 day') as day) as days) as billed
    order by sheet.id, unit.id`,
  `insert into schedule_visits (project_resource_id, planned_date, status)
    select 10000 + n, current_date - back, 'DONE'
    from generate_series(1, ${projectSize.services}) as n, generate_series(1, 1000, 3) as back`,
];

/** A migrated, empty database; the services' lines come with the first refresh. */
export async function fillLargeProject(url: string): Promise<void> {
  await within(url, statements);
}

export const openSheets = (url: string, count: number) =>
  within(url, [
    `update sheet_projects set status = case when id > ${projectSize.sheets - count} then 'IN_PROGRESS' else 'INVOICED' end`,
    "vacuum analyze",
  ]);

async function within(url: string, commands: readonly string[]): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`set session_replication_role = replica`;
  for (const command of commands) await sql.unsafe(command);
  await sql.end();
}
