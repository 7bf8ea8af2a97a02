import { frequencyTypeLabels, kindLabels } from "../assignments/labels";
import { roleLabels } from "../auth/labels";
import { blockKindLabels } from "../availability/labels";
import { lineKindLabels } from "../billing/labels";
import { eventPriorityLabels, eventStatusLabels, eventTypeLabels } from "../calendar/labels";
import { levelLabels, requirementLabels, subjectLabels } from "../compliance/labels";
import { chainStatusLabels, volumeUnitLabels, wasteLabels } from "../custody/labels";
import { routeStatusLabels } from "../dispatch/labels";
import { availabilityLabels, conditionLabels, typeLabels } from "../equipment/labels";
import { fileLabels } from "../files/labels";
import { maintenanceStatusLabels } from "../maintenance/labels";
import { priceKindLabels } from "../prices/labels";
import { cardinalPointLabels } from "../projects/labels";
import { reservationStatusLabels } from "../reservations/labels";
import { scanStatusLabels } from "../scans/labels";
import { visitStatusLabels } from "../schedule/labels";
import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "../shipping/labels";
import { vaccineLabels, workAreaLabels } from "../staff/labels";
import {
  certificateStatusLabels,
  certificationLabels,
  vehicleStatusLabels,
  vehicleTypeLabels,
} from "../vehicles/labels";
import { worksheetStatusLabels } from "../worksheets/labels";
import { recordTypeLabels } from "./labels";
import type { RecordType } from "./list-changes";

const words: Record<string, Record<string, string>> = {
  role: roleLabels,
  type_equipment: typeLabels,
  stst_status_equipment: conditionLabels,
  stst_status_disponibility: availabilityLabels,
  cardinal_point: cardinalPointLabels,
  type_resource: kindLabels,
  frequency_type: frequencyTypeLabels,
  type_waste: wasteLabels,
  volume_unit: volumeUnitLabels,
  event_type: eventTypeLabels,
  priority: eventPriorityLabels,
  type_vehicle: vehicleTypeLabels,
  status_vehicle: vehicleStatusLabels,
  status_cert_oper: certificateStatusLabels,
  work_area: workAreaLabels,
  vaccine_type: vaccineLabels,
  type_shipping_guide: guideTypeLabels,
  reason_transport: transportReasonLabels,
  kind: lineKindLabels,
  price_kind: priceKindLabels,
  block_kind: blockKindLabels,
  subject: subjectLabels,
  requirement: requirementLabels,
  param: { ...vaccineLabels, ...certificationLabels },
  level: levelLabels,
  model_type: recordTypeLabels,
  field_name: Object.fromEntries(
    Object.values(fileLabels).flatMap((labels) => Object.entries(labels)),
  ),
};

const statusWords: Partial<Record<RecordType, Record<string, string>>> = {
  sheet_project: worksheetStatusLabels,
  custody_chain: chainStatusLabels,
  maintenance_sheet: maintenanceStatusLabels,
  calendar_event: eventStatusLabels,
  shipping_guide: guideStatusLabels,
  schedule_visit: visitStatusLabels,
  custody_scan: scanStatusLabels,
  route: routeStatusLabels,
  reservation: reservationStatusLabels,
};

const certificationWords: Record<string, string> = certificationLabels;

export function wordsOf(recordType: RecordType, field: string) {
  if (field === "status") return statusWords[recordType];
  return recordType === "certification_vehicle" && field === "name"
    ? certificationWords
    : words[field];
}
