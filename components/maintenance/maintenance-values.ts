import type { UseFormReturn } from "react-hook-form";
import type * as z from "zod";
import { sending, withoutMemory } from "@/components/forms/sent-values";
import { calculatedTotal, storableTotal } from "@/lib/maintenance/cost";
import { isPreventive } from "@/lib/maintenance/fault";
import type { MaintenanceChanges } from "@/lib/maintenance/input";
import type { Maintenance } from "@/lib/maintenance/queries";
import type { Day } from "@/lib/values/dates";
import { compare } from "@/lib/values/decimal";
import { isPlain } from "@/lib/values/number-text";

/** Not sent to the server. */
type MaintenanceMemory = {
  form_key?: string;
  project_label?: string;
  unit_label?: string;
  /** The total is written by hand instead of following its parts. */
  own_total?: boolean;
};

/** What either schema takes, and what only the form remembers. */
export type MaintenanceValues = Partial<z.input<typeof MaintenanceChanges>> & {
  project_id?: number | null;
} & MaintenanceMemory;

export type MaintenanceFormState = UseFormReturn<MaintenanceValues, unknown, MaintenanceValues>;

const readable = (value: unknown): string => {
  const text = String(value ?? "");
  return isPlain(text) ? text : "0";
};

type Rates = Pick<MaintenanceValues, "days" | "daily_rate" | "logistics_cost" | "parts_cost">;

/** Null past the largest amount. */
export function liveTotal(rates: Rates): string | null {
  try {
    return storableTotal({
      days: readable(rates.days),
      dailyRate: readable(rates.daily_rate),
      logisticsCost: readable(rates.logistics_cost),
      partsCost: readable(rates.parts_cost),
    });
  } catch {
    // Sent, the schema refuses such an amount with a sentence.
    return null;
  }
}

export const newMaintenanceValues = (today: Day, technician: string): MaintenanceValues => ({
  date: today,
  type_maintenance: "PREVENTIVO",
  days: "1",
  daily_rate: "0",
  logistics_cost: "0",
  parts_cost: "0",
  total_cost: null,
  own_total: false,
  project_label: "",
  unit_label: "",
  fault_description: "",
  fault_causes: "",
  parts_used: "",
  work_performed: "",
  observations: "",
  technician_name: technician,
  supervisor_name: "",
});

export function maintenanceValues({ sheet, unit, project }: Maintenance): MaintenanceValues {
  const isOwn = compare(calculatedTotal(sheet), sheet.totalCost) !== 0;
  return {
    sheet_id: sheet.id,
    project_id: project.id,
    project_label: project.location,
    resource_item_id: unit.id,
    unit_label: unit.code,
    date: sheet.date,
    type_maintenance: sheet.type,
    days: sheet.days,
    daily_rate: sheet.dailyRate,
    logistics_cost: sheet.logisticsCost,
    parts_cost: sheet.partsCost,
    total_cost: isOwn ? sheet.totalCost : null,
    own_total: isOwn,
    fault_description: sheet.faultDescription ?? "",
    fault_causes: sheet.faultCauses ?? "",
    parts_used: sheet.partsUsed ?? "",
    work_performed: sheet.workPerformed ?? "",
    observations: sheet.observations ?? "",
    technician_name: sheet.technicianName ?? "",
    supervisor_name: sheet.supervisorName ?? "",
  };
}

const remembered = {
  form_key: true,
  project_label: true,
  unit_label: true,
  own_total: true,
} as const;

/** A total that was not typed follows its parts, and a preventive sheet has no fault. */
const fieldsOf = (values: MaintenanceValues) => {
  const fields = withoutMemory<MaintenanceValues, MaintenanceMemory>(values, remembered);
  const noFault = { fault_description: null, fault_causes: null };
  return {
    ...fields,
    total_cost: values.own_total ? fields.total_cost : null,
    ...(isPreventive({ type: fields.type_maintenance }) ? noFault : {}),
  };
};

export const maintenanceSent = sending(fieldsOf, {
  record: "sheet_id",
  together: [
    ["type_maintenance", "fault_description", "fault_causes"],
    ["days", "daily_rate", "logistics_cost", "parts_cost", "total_cost"],
  ],
});
