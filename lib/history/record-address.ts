import { links } from "../links/pages";
import type { Change } from "./list-changes";

type Where = Pick<Change, "recordType" | "recordId"> & { projectId: number | null };

const own: Partial<Record<Change["recordType"], (id: number) => string>> = {
  partner: links.partner,
  project: links.project,
  project_template: () => links.templates,
  resource_item: links.equipment,
  custody_chain: links.custodyChain,
  maintenance_sheet: links.maintenanceSheet,
  calendar_event: links.calendarEvent,
  vehicle: links.vehicle,
  technical: links.staffMember,
  shipping_guide: links.shippingGuide,
  user: links.user,
  settings: () => links.settings,
  operator_block: () => links.settings,
  write_off: () => links.writeOffs,
  price_list_entry: () => links.prices,
  route: () => links.dispatch,
  route_stop: () => links.dispatch,
  reservation: links.reservation,
  compliance_rule: () => links.complianceRules,
};

export function recordAddress({ recordType, recordId, projectId }: Where): string | null {
  if (recordType === "project_resource" && projectId) return links.projectResources(projectId);
  return own[recordType]?.(recordId) ?? null;
}
