import { getTableConfig, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import { custodyScanPages, gateChecks } from "@/db/schema";
import type { RecordType } from "../history/list-changes";
import { namings } from "../history/naming";

/** Users, the settings and their blocks stay. */
type Staying = "user" | "settings" | "operator_block";
export type SampleType = Exclude<RecordType, Staying> | "gate_check" | "custody_scan_page";

/**
 * What is deleted first stands first. The columns lead to records that it goes with; what has none is a record in its own
 * right, which goes with another only once it was deleted.
 */
const belongings: Record<SampleType, string> = {
  attachment: "object_id",
  gate_check: "project_id technical_id vehicle_id resource_item_id override_id",
  custody_scan_page: "custody_scan_id custody_chain_id",
  custody_scan: "project_id",
  route_stop: "route_id project_resource_id calendar_event_id",
  route: "technical_id",
  assignment_crew: "project_resource_id",
  schedule_visit: "project_resource_id",
  write_off: "project_id project_resource_id",
  assignment_rate: "project_resource_id",
  confirmed_charge: "project_id",
  compliance_override: "project_id technical_id vehicle_id resource_item_id",
  compliance_rule: "partner_id project_id",
  disposition_certificate: "sheet_project_id",
  sheet_project_detail: "sheet_project_id",
  custody_chain_detail: "custody_chain_id",
  custody_chain: "",
  maintenance_sheet: "",
  shipping_guide_detail: "shipping_guide_id",
  shipping_guide: "",
  calendar_event_detail: "calendar_event_id",
  calendar_event: "",
  reservation_unit: "reservation_line_id",
  reservation_line: "reservation_id",
  reservation: "",
  unit_block: "resource_item_id",
  project_resource: "",
  sheet_project: "",
  price_list_entry: "partner_id resource_item_id",
  certification_vehicle: "vehicle_id",
  pass_vehicle: "vehicle_id",
  vehicle: "",
  vaccination_record: "technical_id",
  pass_technical: "technical_id",
  technical: "",
  resource_item: "",
  project: "",
  project_template: "",
  partner: "",
};

export const sampleTypes = Object.keys(belongings) as SampleType[];

type Reference = { column: string; leads: SampleType; goesWith: boolean };
type SampleTable = {
  type: SampleType;
  table: PgTable & { id: PgColumn };
  name: string;
  references: Reference[];
  isRecord: boolean;
};

const unwatched = { gate_check: gateChecks, custody_scan_page: custodyScanPages };

const tableOf = (type: SampleType): SampleTable["table"] =>
  type === "gate_check" || type === "custody_scan_page" ? unwatched[type] : namings[type].table;

const typeOf = new Map(sampleTypes.map((type) => [getTableConfig(tableOf(type)).name, type]));

function referencesOf(type: SampleType): Reference[] {
  const belongs = new Set(belongings[type].split(" "));
  return getTableConfig(tableOf(type)).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const leads = typeOf.get(getTableConfig(foreignTable).name);
    const column = columns[0]?.name;
    return leads && column ? [{ column, leads, goesWith: belongs.has(column) }] : [];
  });
}

export const sampleTables: readonly SampleTable[] = sampleTypes.map((type) => ({
  type,
  table: tableOf(type),
  name: getTableConfig(tableOf(type)).name,
  references: referencesOf(type),
  isRecord: belongings[type] === "",
}));
