/** Units with a service each, and a sheet a month with its chains and lines. */
export const size = { units: 150, months: 24, chainsOfMonth: 40, unitsOfChain: 3 };

const firstMonth = `date_trunc('month', current_date) - make_interval(months => ${size.months - 1})`;

const statements = [
  "insert into partners (id, business_tax_id, name, address) overriding system value values (1, '1790016919001', 'Petrolera', 'Quito')",
  `insert into projects (id, partner_id, location, start_date) overriding system value
    select 1, 1, 'Campo Norte', (${firstMonth})::date`,
  `insert into resource_items (id, name, code, type_equipment, stst_status_disponibility, stst_current_project_id, stst_current_location)
    overriding system value
    select n, 'Unidad ' || n, 'EQ-' || n, 'LVMNOS', 'RENTADO', 1, 'Campo Norte' from generate_series(1, ${size.units}) as n`,
  `insert into resource_items (id, name, code, type_equipment) overriding system value
    select 10000 + n, 'Limpieza ' || n, 'SRV-' || n, 'SERVIC' from generate_series(1, ${size.units}) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description, cost, operation_start_date)
    overriding system value
    select n, 1, n, 'EQUIPO', 'ALQUILER', 12.50, (${firstMonth})::date from generate_series(1, ${size.units}) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description,
      physical_equipment_id, cost, operation_start_date, frequency_type, interval_days)
    overriding system value
    select 10000 + n, 1, 10000 + n, 'SERVICIO', 'LIMPIEZA', n, 20, (${firstMonth})::date, 'DAY', 1
    from generate_series(1, ${size.units}) as n`,
  `insert into sheet_projects (id, project_id, series_code, date, issue_date, period_start, period_end, status)
    overriding system value
    select n, 1, 'FAE-PS-2020-' || lpad(n::text, 4, '0'), last, first, first, last, 'IN_PROGRESS'
    from generate_series(1, ${size.months}) as n,
      lateral (select (${firstMonth} + make_interval(months => n - 1))::date as first) as begun,
      lateral (select (first + interval '1 month - 1 day')::date as last) as ended`,
  `insert into custody_chains (id, sheet_project_id, consecutive, date, type_waste, status, contact_name)
    overriding system value
    select sheet.id * 1000 + n, sheet.id, lpad((sheet.id * 1000 + n)::text, 7, '0'), sheet.period_start + n % 28, 'AGUAS NEGRAS',
      'COMPLETED', 'Luis Andrade'
    from sheet_projects as sheet, generate_series(1, ${size.chainsOfMonth}) as n`,
  `insert into custody_chain_details (custody_chain_id, resource_item_id, physical_equipment_code)
    select id, 1 + (id + item) % ${size.units}, item
    from custody_chains, generate_series(1, ${size.unitsOfChain}) as item`,
  `insert into schedule_visits (project_resource_id, planned_date, status)
    select 10000 + n, current_date - back, 'DONE'
    from generate_series(1, ${size.units}) as n, generate_series(1, ${size.months * 28}, 3) as back`,
  `insert into sheet_project_details (sheet_project_id, kind, project_resource_id, resource_item_id, date,
      description, quantity, unit_price, subtotal, reference_document, billed_days)
    select sheet.id, 'RENT', unit, unit, sheet.period_end, 'ALQUILER', cardinality(days), 12.50,
      cardinality(days) * 12.50, 'ALQUILER EQ-' || unit, days
    from sheet_projects as sheet, generate_series(1, ${size.units}) as unit,
      lateral (select array(select day::date from generate_series(sheet.period_start, sheet.period_end, interval '1 day') as day) as days) as billed`,
  "analyze",
];

/** A migrated, empty database; the services' lines come with the first refresh. @param {import("postgres").Sql} sql */
export async function fillYearsOfSheets(sql) {
  await sql.unsafe("set session_replication_role = replica");
  for (const statement of statements) await sql.unsafe(statement);
  await sql.unsafe("set session_replication_role = origin");
}
