import type postgres from "postgres";
import { closureAlertsOf, isBlocking } from "@/lib/closure/alerts";
import { showReview } from "@/lib/closure/labels";
import { typeLabels } from "@/lib/equipment/labels";
import { costSummary, costToDate } from "@/lib/overview/cost-summary";
import { isAvailable } from "@/lib/placement/availability";
import { cardinalPointLabels } from "@/lib/projects/labels";
import { vaccineLabels, workAreaLabels } from "@/lib/staff/labels";
import { type Day, daysBetween } from "@/lib/values/dates";
import { asNumber } from "@/lib/values/decimal";
import { groupedBy } from "@/lib/values/rows";
import { certificationLabels } from "@/lib/vehicles/labels";

type Sql = postgres.Sql;
// biome-ignore lint/suspicious/noExplicitAny: columns as they are named in the statement beside
type Row = any;
export type BareRead = (sql: Sql, today: Day) => Promise<object>;

const one = 1;

const resources: BareRead = async (sql) => {
  const rows = await sql<Row[]>`
    select a.id, a.project_id, e.type_equipment as type, a.resource_item_id, e.code as resource_item_code,
      e.name as resource_item_name, a.detailed_description, a.cost::float8 as cost, a.frequency_type, a.interval_days,
      a.weekdays, a.monthdays, a.operation_start_date, a.operation_end_date, a.is_active, a.type_resource, a.is_retired,
      a.retirement_date, a.retirement_reason, a.notes, 'Proyecto ' || p.id || ' - ' || c.name as project_name,
      coalesce(a.physical_equipment_id, 0) as physical_equipment_code, '' as type_equipment_display,
      false as is_selected, false as is_confirm_delete, coalesce((
        select false from custody_chain_details i join custody_chains h on h.id = i.custody_chain_id and not h.is_deleted
        where i.project_resource_id = a.id limit 1), (
        select false from custody_chain_details i join custody_chains h on h.id = i.custody_chain_id and not h.is_deleted
          join sheet_projects s on s.id = h.sheet_project_id
        where i.project_resource_id is null and i.resource_item_id = a.resource_item_id and s.project_id = a.project_id
        limit 1), true) as is_deleteable
    from project_resources a join resource_items e on e.id = a.resource_item_id
    join projects p on p.id = a.project_id join partners c on c.id = p.partner_id
    where a.is_active and not a.is_deleted and a.project_id = ${one} and p.is_active and not p.is_deleted
    order by a.is_retired, a.type_resource, a.id`;
  for (const row of rows) row.type_equipment_display = Reflect.get(typeLabels, row.type);
  return { success: true, data: rows };
};

const available: BareRead = async (sql) => {
  const rows = await sql<Row[]>`
    select e.id, e.code, e.name, e.type_equipment, e.brand, e.model, e.stst_status_equipment, e.stst_status_disponibility,
      e.stst_current_location, e.capacity_gallons, p.id as at, p.location, c.name as partner
    from resource_items e left join projects p on p.id = e.stst_current_project_id left join partners c on c.id = p.partner_id
    where not e.is_deleted and e.is_active and e.type_equipment <> 'SERVIC' order by e.type_equipment, e.code, e.id`;
  const data = rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    display_name: `${row.code} - ${row.name}`,
    type_equipment: row.type_equipment,
    type_equipment_display: Reflect.get(typeLabels, row.type_equipment),
    brand: row.brand,
    model: row.model,
    status_equipment: row.stst_status_equipment,
    status_disponibility: row.stst_status_disponibility,
    available: isAvailable({
      type: row.type_equipment,
      availability: row.stst_status_disponibility,
    }),
    current_location: row.stst_current_location,
    capacity_gallons: row.capacity_gallons,
    assigned_project: row.at && { id: row.at, partner_name: row.partner, location: row.location },
    is_selected: false,
    is_confirm_delete: false,
  }));
  return { success: true, count: data.length, data };
};

const sheets: BareRead = async (sql) => ({
  success: true,
  data: await sql`
    select id, project_id, series_code, date, status, subtotal::float8 as subtotal, tax_percentage::float8 as tax_percentage,
      tax_amount::float8 as tax_amount, total::float8 as total
    from sheet_projects where project_id = ${one} and not is_deleted order by date, id`,
});

const chainsOfProject = (sql: Sql) => sql<Row[]>`
  select h.id, h.sheet_project_id, h.consecutive, h.date, h.date as activity_date, h.location, h.status, h.type_waste,
    h.volume_gallons::float8 as volume_gallons, h.volume_barrels::float8 as volume_barrels,
    h.volume_cubic_meters::float8 as volume_cubic_meters, coalesce(h.volume_gallons, 0)::float8 as total_gallons,
    h.contact_name, h.contact_phone, h.driver_name, h.driver_license, h.technical_name, h.observations, h.is_deleted,
    case when t.id is not null then json_build_object('id', t.id, 'first_name', t.first_name,
      'last_name', t.last_name) end as technical,
    case when v.id is not null then json_build_object('id', v.id, 'no_plate', v.no_plate, 'brand', v.brand,
      'model', v.model) end as vehicle,
    (select count(*)::int from custody_chain_details i where i.custody_chain_id = h.id) as details_count
  from custody_chains h join sheet_projects s on s.id = h.sheet_project_id
  left join technicals t on t.id = h.technical_id left join vehicles v on v.id = h.vehicle_id
  where s.project_id = ${one} and not s.is_deleted and not h.is_deleted order by h.date, h.id`;

const linesOfProject = (sql: Sql) => sql<Row[]>`
  select d.sheet_project_id, d.id, coalesce(e.name, d.description) as equipment, d.quantity::float8 as quantity,
    d.unit_price::float8 as unit_price, d.subtotal::float8 as total_line, e.code as resource_item_code
  from sheet_project_details d join sheet_projects s on s.id = d.sheet_project_id
  left join project_resources a on a.id = d.project_resource_id
  left join resource_items e on e.id = coalesce(d.resource_item_id, a.resource_item_id)
  where s.project_id = ${one} and not s.is_deleted order by d.id`;

const sheetsOfProject = (sql: Sql) => sql<Row[]>`
  select id, project_id, series_code, date, issue_date, period_start, period_end, status, subtotal::float8 as subtotal,
    tax_percentage::float8 as tax_percentage, tax_amount::float8 as tax_amount, total::float8 as total, observations,
    is_closed, is_deleted, (select count(*)::int from maintenance_sheets m where m.project_id = s.project_id
      and not m.is_deleted and m.date between s.period_start and s.period_end) as maintenance
  from sheet_projects s where project_id = ${one} and not is_deleted order by date, id`;

const termsOfProject = (sql: Sql) => sql<Row[]>`
  select type_resource as kind, cost, frequency_type as "frequencyType", interval_days as "intervalDays", weekdays, monthdays,
    operation_start_date as "startDate", operation_end_date as "endDate", retirement_date as "retirementDate"
  from project_resources where project_id = ${one} and is_active and not is_deleted order by id`;

const costJson = (cost: Row) =>
  cost && {
    rent: asNumber(cost.rent),
    maintenance: asNumber(cost.maintenance),
    total: asNumber(cost.total),
  };

const allInfo: BareRead = async (sql, today) => {
  const [[project], found, lines, chains, terms] = await Promise.all([
    sql<
      Row[]
    >`select p.id, p.partner_id, c.name as partner_name, p.location, p.cardinal_point, p.contact_name,
      p.contact_phone, p.start_date, p.end_date, p.is_closed, p.closed_on
      from projects p join partners c on c.id = p.partner_id where p.id = ${one} and p.is_active and not p.is_deleted`,
    sheetsOfProject(sql),
    linesOfProject(sql),
    chainsOfProject(sql),
    termsOfProject(sql),
  ]);
  const { closed_on: closedOn, ...summary } = project;
  const costed = { endDate: project.end_date, closedOn };
  const linesOf = groupedBy(lines, ({ sheet_project_id: id }) => id);
  const chainsOf = groupedBy(chains, ({ sheet_project_id: id }) => id);
  const orders = found.map(({ maintenance, ...sheet }) => {
    const details = (linesOf.get(sheet.id) ?? []).map(({ sheet_project_id: _, ...line }) => line);
    const custody = chainsOf.get(sheet.id) ?? [];
    return {
      ...sheet,
      details,
      details_count: details.length,
      custody_chains: custody,
      custody_chains_count: custody.length,
      maintenance_sheets_count: maintenance,
    };
  });
  const costs = terms.map((term) => costToDate(term, costed, today));
  const { until, projected, ...toDate } = costSummary(costs, costed, today);
  return {
    success: true,
    data: {
      project: {
        ...summary,
        cardinal_point:
          summary.cardinal_point && Reflect.get(cardinalPointLabels, summary.cardinal_point),
      },
      work_orders: orders,
      work_orders_count: orders.length,
      total_custody_chains: chains.length,
      cost_summary: { ...costJson(toDate), until, projected: costJson(projected) },
    },
  };
};

const filesOf = (links: Row[]) => {
  const found = new Map<number, Record<string, string>>();
  for (const { id, field, key } of links)
    found.set(id, { ...found.get(id), [field]: `/media/${key}` });
  return found;
};

const vehicles: BareRead = async (sql) => {
  const [rows, passes, certified, links] = await Promise.all([
    sql<
      Row[]
    >`select id, brand, model, type_vehicle, year, no_plate, chasis, color, owner_transport, status_vehicle,
      status_cert_oper, date_cert_oper, due_date_cert_oper, date_matricula, due_date_matricula, date_mtop, due_date_mtop,
      date_technical_review, due_date_technical_review, date_satellite, due_date_satellite, nro_poliza, insurance_company,
      insurance_issue_date, insurance_expiration_date, serial_number, engine_number, chassis_number,
      capacity_gallons::float8 as capacity_gallons, notes, created_at, updated_at, is_active
      from vehicles where not is_deleted and is_active order by no_plate, id`,
    sql<
      Row[]
    >`select p.vehicle_id, p.id, p.bloque, p.fecha_caducidad from vehicle_passes p join vehicles v on v.id = p.vehicle_id
      where p.is_active and not p.is_deleted and v.is_active and not v.is_deleted order by p.bloque, p.id`,
    sql<
      Row[]
    >`select c.vehicle_id, c.id, c.name, '' as name_display, c.date_start, c.date_end, c.description
      from vehicle_certifications c join vehicles v on v.id = c.vehicle_id
      where c.is_active and not c.is_deleted and v.is_active and not v.is_deleted order by c.name, c.id`,
    sql<Row[]>`select object_id as id, field_name as field, storage_key as key from attachments
      where model_type = 'vehicle' and removed_at is null`,
  ]);
  const passesOf = groupedBy(passes, ({ vehicle_id: id }) => id);
  const certifiedOf = groupedBy(certified, ({ vehicle_id: id }) => id);
  const files = filesOf(links);
  const data = rows.map(
    ({ capacity_gallons: capacity, notes, created_at, updated_at, is_active, ...row }) => ({
      ...row,
      ...(capacity === null ? {} : { capacity_gallons: capacity }),
      vehicle_image: files.get(row.id)?.vehicle_image ?? null,
      poliza_file: files.get(row.id)?.poliza_file ?? null,
      matricula_file: files.get(row.id)?.matricula_file ?? null,
      rev_tec_file: files.get(row.id)?.rev_tec_file ?? null,
      passes: (passesOf.get(row.id) ?? []).map(({ vehicle_id: _, ...pass }) => pass),
      certifications: (certifiedOf.get(row.id) ?? []).map(({ vehicle_id: _, ...one }) => ({
        ...one,
        name_display: Reflect.get(certificationLabels, one.name),
      })),
      notes,
      created_at,
      updated_at,
      is_active,
    }),
  );
  return { success: true, data };
};

const stamps = (row: Row) => ({
  notes: row.notes,
  created_at: row.created_at,
  updated_at: row.updated_at,
  is_active: row.is_active,
  is_deleted: row.is_deleted,
  id_user_created: row.id_user_created,
  id_user_updated: row.id_user_updated,
});

const technicians: BareRead = async (sql, today) => {
  const [rows, passes, doses] = await Promise.all([
    sql<
      Row[]
    >`select id, first_name, last_name, email, work_area, '' as work_area_display, dni, nro_phone, date_joined,
      birth_date, license_issue_date, license_expiry_date, defensive_driving_certificate_issue_date,
      defensive_driving_certificate_expiry_date, mae_certificate_issue_date, mae_certificate_expiry_date,
      medical_certificate_issue_date, medical_certificate_expiry_date, is_iess_affiliated, has_life_insurance_policy,
      quest_ncst_code, quest_instructor, quest_start_date, quest_end_date, notes, is_active, is_deleted, created_at, updated_at,
      id_user_created, id_user_updated from technicals where not is_deleted and is_active
      order by last_name collate "es-x-icu", first_name collate "es-x-icu", id`,
    sql<
      Row[]
    >`select p.technical_id, p.id, lower(p.bloque) as bloque, b.label, p.fecha_caducidad, p.notes, p.created_at,
      p.updated_at, p.is_active, p.is_deleted, p.id_user_created, p.id_user_updated
      from technical_passes p join operator_blocks b on b.code = p.bloque where p.is_active and not p.is_deleted
      order by p.bloque, p.id`,
    sql<
      Row[]
    >`select technical_id, id, vaccine_type, batch_number, application_date, dose_number, next_dose_date, notes,
      created_at, updated_at, is_active, is_deleted, id_user_created, id_user_updated
      from vaccination_records where is_active and not is_deleted order by application_date desc, id desc`,
  ]);
  const passesOf = groupedBy(passes, ({ technical_id: id }) => id);
  const dosesOf = groupedBy(doses, ({ technical_id: id }) => id);
  const data = rows.map(({ created_at, updated_at, id_user_created, id_user_updated, ...row }) => ({
    ...row,
    work_area_display: Reflect.get(workAreaLabels, row.work_area),
    passes: (passesOf.get(row.id) ?? []).map((pass) => ({
      id: pass.id,
      bloque: pass.bloque,
      bloque_display: pass.label,
      fecha_caducidad: pass.fecha_caducidad,
      meta: stamps(pass),
    })),
    vaccination_records: (dosesOf.get(row.id) ?? []).map((dose) => ({
      id: dose.id,
      vaccine_type: dose.vaccine_type,
      vaccine_type_display: Reflect.get(vaccineLabels, dose.vaccine_type),
      batch_number: dose.batch_number,
      application_date: dose.application_date,
      dose_number: dose.dose_number,
      next_dose_date: dose.next_dose_date,
      days_to_next_dose: dose.next_dose_date && daysBetween(today, dose.next_dose_date),
      notes: dose.notes,
      meta: stamps(dose),
    })),
    meta: stamps({ ...row, created_at, updated_at, id_user_created, id_user_updated }),
  }));
  return { success: true, data };
};

const closure: BareRead = async (sql) => {
  const [worksheets, units, [services]] = await Promise.all([
    sql<
      Row[]
    >`select s.id, s.series_code as "seriesCode", s.status, s.is_closed as "isClosed" from sheet_projects s
      join projects p on p.id = s.project_id
      where s.project_id = ${one} and not s.is_deleted and p.is_active and not p.is_deleted order by s.date, s.id`,
    sql<
      Row[]
    >`select e.code, e.name from project_resources a join resource_items e on e.id = a.resource_item_id
      where a.project_id = ${one} and a.is_active and not a.is_deleted and not a.is_retired and a.type_resource = 'EQUIPO'
      order by a.id`,
    sql<Row[]>`select count(*)::int as count from project_resources
      where project_id = ${one} and is_active and not is_deleted and not is_retired and type_resource = 'SERVICIO'`,
  ]);
  const found = closureAlertsOf({ worksheets, equipment: units, serviceCount: services.count });
  const shown = showReview({ alerts: found, projectId: one });
  return {
    success: true,
    can_close: !found.some(isBlocking),
    message: shown.message,
    alerts: shown.alerts.map(({ type, message, link, linkText }) =>
      link ? { type, message, link, link_text: linkText } : { type, message },
    ),
  };
};

export const bareReads: Record<string, BareRead> = {
  "/api/projects/1/resources/": resources,
  "/api/projects/resources/available/": available,
  "/api/workorders/sheets/project/1/": sheets,
  "/api/projects/all-info/1/": allInfo,
  "/api/vehicles/avaliables/": vehicles,
  "/api/technicals/avaliables/": technicians,
  "/api/projects/1/close/": closure,
};
