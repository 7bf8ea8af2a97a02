import postgres from "postgres";
import type { Size } from "./company-size";

const statementsFor = (size: Size, perProject = size.units / size.projects) => [
  `insert into partners (business_tax_id, name, address)
    select '179' || lpad(n::text, 7, '0') || '001', 'Petrolera ' || n, 'Quito' from generate_series(1, ${size.partners}) as n`,
  `insert into projects (id, partner_id, location, start_date, end_date, is_closed, closed_on)
    overriding system value
    select n, 1 + n % ${size.partners}, 'Campo ' || n, current_date - 400,
      case when n > ${size.openProjects} then current_date - 100 end, n > ${size.openProjects},
      case when n > ${size.openProjects} then current_date - 100 end
    from generate_series(1, ${size.projects}) as n`,
  `insert into resource_items (id, name, code, type_equipment, stst_status_equipment,
      stst_status_disponibility, stst_current_project_id, stst_current_location)
    overriding system value
    select n, 'Unidad ' || n, 'EQ-' || lpad(n::text, 5, '0'),
      (array['LVMNOS', 'BTSNHM', 'BTSNMJ', 'CMPRBN', 'PTRTAR'])[1 + n % 5],
      case when n % 40 = 0 then 'DAÑADO' when n % 25 = 0 then 'INCOMPLETO' else 'FUNCIONANDO' end,
      case when n <= ${size.openProjects * perProject} then 'RENTADO' else 'DISPONIBLE' end,
      case when n <= ${size.openProjects * perProject} then 1 + (n - 1) / ${perProject} end,
      case when n <= ${size.openProjects * perProject} then 'Campo ' || 1 + (n - 1) / ${perProject} end
    from generate_series(1, ${size.units}) as n`,
  `insert into resource_items (id, name, code, type_equipment) overriding system value
    select ${size.units} + n, 'Limpieza ' || n, 'SRV-' || n, 'SERVIC' from generate_series(1, 50) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description,
      cost, operation_start_date, operation_end_date, is_retired, retirement_date)
    overriding system value
    select n, 1 + (n - 1) / ${perProject}, n, 'EQUIPO', 'ALQUILER', 12.50, current_date - 390,
      case when n <= ${size.openProjects * perProject} and n % 20 = 0 then current_date + n % 30 end,
      n > ${size.openProjects * perProject},
      case when n > ${size.openProjects * perProject} then current_date - 100 end
    from generate_series(1, ${size.units}) as n`,
  `insert into project_resources (id, project_id, resource_item_id, type_resource, detailed_description,
      physical_equipment_id, cost, operation_start_date, frequency_type, interval_days, weekdays)
    overriding system value
    select ${size.units} + n, 1 + n % ${size.openProjects}, ${size.units} + 1 + n % 50, 'SERVICIO', 'LIMPIEZA',
      (n % ${size.openProjects}) * ${perProject} + 1 + n / ${size.openProjects}, 20, current_date - 390,
      case n % 2 when 0 then 'DAY' else 'WEEK' end, case n % 2 when 0 then 1 else 0 end,
      case n % 2 when 0 then null else array[0, 3] end
    from generate_series(1, ${size.services}) as n`,
  `insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end, status,
      subtotal, tax_amount, total)
    select project.id, 'BEN-PS-' || project.id || '-' || back, (period + interval '1 month')::date - 1,
      (period + interval '1 month')::date - 1, period, (period + interval '1 month')::date - 1,
      case when back = 0 then 'IN_PROGRESS' when back = 1 and project.id % 3 = 0 then 'IN_PROGRESS'
        when back < 3 then 'LIQUIDATED' else 'INVOICED' end, 3750, 562.5, 4312.5
    from projects as project, generate_series(0, 11) as back,
      lateral (select (date_trunc('month', current_date) - back * interval '1 month')::date as period) as month
    where not project.is_closed or back > 3`,
  `insert into sheet_project_details (sheet_project_id, kind, project_resource_id, resource_item_id, date,
      description, quantity, unit_price, subtotal, billed_days)
    select sheet.id, 'RENT', stay.id, stay.resource_item_id, sheet.period_end, 'ALQUILER', cardinality(days),
      12.50, cardinality(days) * 12.50, days
    from sheet_projects as sheet
    join project_resources as stay on stay.project_id = sheet.project_id and stay.type_resource = 'EQUIPO',
    lateral (select array(
      select day::date from generate_series(sheet.period_start, least(sheet.period_end, current_date - 5), interval '1 day') as day
      where stay.id % 10 > 0 or extract(day from day) <> 10) as days) as billed
    where cardinality(days) > 0`,
  `insert into technicals (first_name, last_name, work_area, dni, nro_phone, license_expiry_date,
      defensive_driving_certificate_expiry_date, mae_certificate_expiry_date, medical_certificate_expiry_date, quest_end_date)
    select 'Técnico', 'Número ' || n, 'SANITARY_TECHNICIAN', '15' || lpad(n::text, 8, '0'), '0990000000',
      current_date + n % 400 - 20, current_date + n % 300, current_date + n % 200 - 5, current_date + n % 365, current_date + 400
    from generate_series(1, ${size.staff}) as n`,
  `insert into technical_passes (technical_id, bloque, fecha_caducidad)
    select member.id, block.code, current_date + (member.id * 7 + block.id) % 400 - 10
    from technicals as member, operator_blocks as block where block.id % 3 = 0`,
  `insert into vaccination_records (technical_id, vaccine_type, application_date, next_dose_date)
    select id, vaccine, current_date - 100, current_date + id % 300 - 10
    from technicals, unnest(array['TETANUS', 'HEPATITIS_A_B', 'YELLOW_FEVER']) as vaccine`,
  `insert into vehicles (brand, type_vehicle, no_plate, owner_transport, due_date_matricula, due_date_mtop,
      due_date_technical_review, insurance_expiration_date, due_date_satellite, due_date_cert_oper)
    select 'Hino', 'VACUUM', 'PAA-' || lpad(n::text, 4, '0'), 'Transportes', current_date + n % 400 - 10, current_date + 100,
      current_date + n % 90, current_date + n % 365, current_date + 200, current_date + n % 50
    from generate_series(1, ${size.vehicles}) as n`,
  `insert into vehicle_passes (vehicle_id, bloque, fecha_caducidad)
    select vehicle.id, block.code, current_date + (vehicle.id * 3 + block.id) % 300 - 10
    from vehicles as vehicle, operator_blocks as block where block.id % 4 = 0`,
  `insert into custody_chains (sheet_project_id, consecutive, date, type_waste, status, contact_name,
      volume_unit, volume_gallons, volume_barrels, volume_cubic_meters, technical_id, vehicle_id)
    select sheet.id, lpad(n::text, 7, '0'), sheet.period_start + n % 28,
      (array['AGUAS NEGRAS', 'AGUAS GRISES', 'LODOS'])[1 + n % 3],
      case when n % 50 = 0 then 'CANCELLED' else 'COMPLETED' end, 'Luis Andrade',
      'GALLONS', 420, 10, 1.589872, 1 + n % ${size.staff}, 1 + n % ${size.vehicles}
    from generate_series(1, ${size.chains}) as n
    join (select id, period_start, row_number() over (order by id) as place, count(*) over () as sheets
      from sheet_projects) as sheet on sheet.place = 1 + n % sheet.sheets`,
  `insert into custody_chain_details (custody_chain_id, resource_item_id, physical_equipment_code)
    select chain.id, (sheet.project_id - 1) * ${perProject} + 1 + (chain.id + item) % ${perProject}, item
    from custody_chains as chain join sheet_projects as sheet on sheet.id = chain.sheet_project_id,
    generate_series(1, ${size.detailsOfChain}) as item`,
  `insert into schedule_visits (project_resource_id, planned_date, status, technical_id)
    select ${size.units} + n, current_date - back, 'DONE', 1 + n % ${size.staff}
    from generate_series(1, ${size.services}) as n, generate_series(1, 60, 2) as back where n % 2 = 0`,
  `insert into maintenance_sheets (sheet_number, project_id, resource_item_id, date, type_maintenance, status, total_cost)
    select 'MNT-' || n, 1 + n % ${size.projects}, (n % ${size.projects}) * ${perProject} + 1, current_date - n % 200, 'PREVENTIVO', 'APPROVED', 80
    from generate_series(1, ${size.maintenances}) as n`,
  `insert into shipping_guides (project_id, guide_number, issue_date, cost_transport)
    select 1 + n % ${size.projects}, 'GDR-' || n, current_date - n % 200, 150 from generate_series(1, ${size.guides}) as n`,
  `insert into calendar_events (project_id, title, start_date, end_date, responsible_technical_id)
    select n, 'Inspección ' || n, current_date, current_date, n from generate_series(1, least(30, ${size.staff})) as n`,
];

/** The next record has the number behind the last. */
const seated = ["projects", "resource_items", "project_resources"].map(
  (table) =>
    `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table} having max(id) > 0`,
);

/** A migrated, empty database, filled without history so that it takes seconds. The user must be a superuser. */
export async function fillCompany(url: string, size: Size): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  await sql`set statement_timeout = 0`;
  await sql`set session_replication_role = replica`;
  for (const statement of [...statementsFor(size), ...seated]) await sql.unsafe(statement);
  await sql`vacuum analyze`;
  await sql.end();
}
