import { assignmentFields, rateFields } from "../assignments/fields";
import { blockFields } from "../availability/fields";
import { eventFields, eventItemFields } from "../calendar/fields";
import { overrideFields, ruleFields } from "../compliance/fields";
import { chainFields, chainItemFields } from "../custody/fields";
import { crewFields, routeFields, stopFields } from "../dispatch/fields";
import { equipmentFields } from "../equipment/fields";
import { checklistLabels, detailLabels } from "../equipment/labels";
import { maintenanceFields } from "../maintenance/fields";
import { passFields } from "../papers/pass-fields";
import { partnerFields } from "../partners/fields";
import { priceFields } from "../prices/fields";
import { templateFields } from "../project-templates/fields";
import { projectFields } from "../projects/fields";
import { historyLabels } from "../records/field";
import {
  reservationFields,
  reservationLineFields,
  reservedUnitFields,
} from "../reservations/fields";
import { visitFields } from "../schedule/fields";
import { settingLabels } from "../settings/labels";
import { guideFields, guideItemFields } from "../shipping/fields";
import { staffFields } from "../staff/fields";
import { vaccineFields } from "../staff/vaccine-fields";
import { userFields } from "../users/fields";
import { certificationFields } from "../vehicles/certification-fields";
import { vehicleFields } from "../vehicles/fields";
import { sheetLineFields, worksheetFields } from "../worksheets/fields";
import { writeOffFields } from "../write-offs/fields";

/** What the fields of records are called, by the names of their tables in `db/schema`. */
export const fieldTables = {
  assignmentCrews: crewFields,
  assignmentRates: rateFields,
  assignments: assignmentFields,
  calendarEventItems: eventItemFields,
  calendarEvents: eventFields,
  complianceOverrides: overrideFields,
  complianceRules: ruleFields,
  custodyChainItems: chainItemFields,
  custodyChains: chainFields,
  equipment: equipmentFields,
  listPrices: priceFields,
  maintenanceSheets: maintenanceFields,
  partners: partnerFields,
  projects: projectFields,
  projectTemplates: templateFields,
  reservationLines: reservationLineFields,
  reservations: reservationFields,
  reservationUnits: reservedUnitFields,
  routeStops: stopFields,
  routes: routeFields,
  shippingGuideItems: guideItemFields,
  shippingGuides: guideFields,
  staff: staffFields,
  staffPasses: { staffId: vaccineFields.staffId, ...passFields },
  unitBlocks: blockFields,
  users: userFields,
  vaccinations: vaccineFields,
  vehicleCertificationRecords: certificationFields,
  vehicles: vehicleFields,
  visits: visitFields,
  worksheetLines: sheetLineFields,
  worksheets: worksheetFields,
  writeOffs: writeOffFields,
};

/** What the history alone tells. */
const others: Record<string, string> = {
  is_deleted: "Eliminado",
  erased_at: "Datos personales borrados",
  password: "Contraseña",
  /** Of a block of the operator. */
  label: "Nombre",
  position: "Orden",
  /** Of a stored file. */
  model_type: "Registro",
  object_id: "Número del registro",
  field_name: "Documento",
  file_name: "Archivo",
  content_type: "Formato",
  size: "Tamaño",
  removed_at: "Quitado el",
  /** Of a scan of chains. */
  page_count: "Páginas",
  progress: "Avance",
  failure: "Motivo del fallo",
  worked_at: "Último avance",
  /** Of a certificate of final disposition. */
  number: "Número",
  issued_on: "Fecha de emisión",
  /** Of what was confirmed as charged twice. */
  charges: "Cobros",
  claims: "Claves de los cobros",
};

export const loggedFieldLabels: Record<string, string> = Object.assign(
  {},
  ...Object.values(fieldTables).map(historyLabels),
  checklistLabels,
  detailLabels,
  settingLabels,
  others,
);
