import type postgres from "postgres";
import { type AttachableModel, attachableFields } from "@/lib/files/attachable";
import { fileLabels } from "@/lib/files/labels";
import { vaccineLabels } from "@/lib/staff/labels";
import { groupedBy } from "@/lib/values/rows";
import { certificationLabels } from "@/lib/vehicles/labels";

type Branch = { id: number; parent: number; label: string };
type Files = Map<string, { name: string; key: string }>;

const slots = Object.fromEntries(
  Object.entries(attachableFields).map(([model, fields]) => [
    model,
    Object.keys(fields).map((field) => ({
      field,
      label: fileLabels[model as AttachableModel][field] ?? field,
    })),
  ]),
);

function nodeWith(files: Files) {
  return (model: string, { id, label }: Pick<Branch, "id" | "label">, children: object[] = []) => ({
    id,
    label,
    type: model,
    files: (slots[model] ?? []).map((slot) => {
      const file = files.size > 0 ? files.get(`${model}/${id}/${slot.field}`) : undefined;
      return {
        field_name: slot.field,
        field_label: slot.label,
        has_file: file !== undefined,
        file_name: file?.name ?? null,
        file_url: file ? `/media/${file.key}` : null,
        model_type: model,
        object_id: id,
      };
    }),
    children,
  });
}

/** The whole tree of documents, from ten statements sent at once. */
export async function bareTree(sql: postgres.Sql): Promise<object> {
  const [
    people,
    passes,
    doses,
    vehicles,
    certified,
    permits,
    units,
    projects,
    sheets,
    chains,
    guides,
    repairs,
    held,
  ] = await Promise.all([
    sql<
      Branch[]
    >`select id, first_name || ' ' || last_name as label from technicals where is_active and not is_deleted
        order by last_name collate "es-x-icu", first_name collate "es-x-icu", id`,
    sql<Branch[]>`select p.id, p.technical_id as parent, 'Pase ' || b.label as label
        from technical_passes p join operator_blocks b on b.code = p.bloque where p.is_active and not p.is_deleted
        order by p.bloque, p.id`,
    sql<
      (Branch & { dose: number | null })[]
    >`select id, technical_id as parent, vaccine_type as label, dose_number as dose
        from vaccination_records where is_active and not is_deleted order by vaccine_type, application_date, id`,
    sql<
      Branch[]
    >`select id, no_plate as label from vehicles where is_active and not is_deleted order by no_plate, id`,
    sql<Branch[]>`select id, vehicle_id as parent, name as label from vehicle_certifications
        where is_active and not is_deleted order by name, date_end, id`,
    sql<Branch[]>`select p.id, p.vehicle_id as parent, 'Pase ' || b.label as label
        from vehicle_passes p join operator_blocks b on b.code = p.bloque where p.is_active and not p.is_deleted
        order by p.bloque, p.id`,
    sql<
      Branch[]
    >`select id, code || ' · ' || name as label from resource_items where is_active and not is_deleted
        order by code, id`,
    sql<Branch[]>`select p.id, 'Proyecto ' || p.id || ' - ' || c.name as label from projects p
        join partners c on c.id = p.partner_id where p.is_active and not p.is_deleted order by p.id desc`,
    sql<
      Branch[]
    >`select id, project_id as parent, 'Planilla ' || series_code as label from sheet_projects
        where not is_deleted order by date, id`,
    sql<
      Branch[]
    >`select id, sheet_project_id as parent, 'CDC ' || consecutive as label from custody_chains
        where not is_deleted order by consecutive, id`,
    sql<
      Branch[]
    >`select id, project_id as parent, 'Guía ' || guide_number as label from shipping_guides
        where not is_deleted order by issue_date, id`,
    sql<Branch[]>`select id, project_id as parent, sheet_number as label from maintenance_sheets
        where not is_deleted order by date, id`,
    sql<
      { at: string; name: string; key: string }[]
    >`select model_type || '/' || object_id || '/' || field_name as at,
        file_name as name, storage_key as key from attachments where removed_at is null`,
  ]);
  const node = nodeWith(new Map(held.map(({ at, ...file }) => [at, file])));
  const below = (model: string, rows: readonly Branch[], inner?: (row: Branch) => object[]) => {
    const byParent = groupedBy(rows, ({ parent }) => parent);
    return ({ id }: Pick<Branch, "id">) =>
      (byParent.get(id) ?? []).map((row) => node(model, row, inner?.(row)));
  };
  const named = doses.map(({ dose, ...row }) => ({
    ...row,
    label: [Reflect.get(vaccineLabels, row.label), dose && `dosis ${dose}`]
      .filter(Boolean)
      .join(", "),
  }));
  const worded = certified.map((row) => ({
    ...row,
    label: Reflect.get(certificationLabels, row.label),
  }));
  const passesOf = below("pass_technical", passes);
  const dosesOf = below("vaccination_record", named);
  const certifiedOf = below("certification_vehicle", worded);
  const permitsOf = below("pass_vehicle", permits);
  const sheetsOf = below("sheet_project", sheets, below("custody_chain", chains));
  const guidesOf = below("shipping_guide", guides);
  const repairsOf = below("maintenance_sheet", repairs);
  return {
    success: true,
    data: {
      technicals: people.map((row) => node("technical", row, [...passesOf(row), ...dosesOf(row)])),
      vehicles: vehicles.map((row) =>
        node("vehicle", row, [...certifiedOf(row), ...permitsOf(row)]),
      ),
      equipment: units.map((row) => node("resource_item", row)),
      projects: projects.map((row) =>
        node("project", row, [...sheetsOf(row), ...guidesOf(row), ...repairsOf(row)]),
      ),
    },
  };
}
