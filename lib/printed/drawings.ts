import { certificatePaper } from "./certificate";
import { custodyChainPaper } from "./custody-chain";
import { equipmentReport } from "./equipment-report";
import { immunisationRecord } from "./immunisation-record";
import { inspectionChecklist } from "./inspection-checklist";
import { leftOutPaper } from "./left-out";
import { maintenancePaper } from "./maintenance-sheet";
import { quotePaper } from "./quote";
import { reportPaper } from "./report";
import { routePaper } from "./route-sheet";
import { guidePaper } from "./shipping-guide";
import { staffReport } from "./staff-report";
import { vehicleReport } from "./vehicle-report";
import { worksheetPaper } from "./worksheet";

/** The server draws none itself: see `draw.ts`. */
export const drawings = {
  certificate: certificatePaper,
  checklist: inspectionChecklist,
  custodyChain: custodyChainPaper,
  equipment: equipmentReport,
  immunisation: immunisationRecord,
  leftOut: leftOutPaper,
  maintenance: maintenancePaper,
  quote: quotePaper,
  report: reportPaper,
  route: routePaper,
  shippingGuide: guidePaper,
  staff: staffReport,
  vehicle: vehicleReport,
  worksheet: worksheetPaper,
};

export type Drawings = typeof drawings;
