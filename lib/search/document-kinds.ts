import { and, eq, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  projects,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import { clientAndPlace, liveProject, placeOf, type SearchedKind } from "./searched-kind";

const unitAndPlace = sql`${equipment.code} || ' · ' || ${clientAndPlace}`;

export const documentKinds: SearchedKind[] = [
  {
    type: "sheet_project",
    from: sql`${worksheets} ${placeOf(worksheets.projectId)}`,
    where: and(liveProject, undeleted(worksheets)),
    id: worksheets.id,
    projectId: projects.id,
    label: worksheets.seriesCode,
    detail: clientAndPlace,
    columns: [worksheets.seriesCode, clientAndPlace],
    isIndexed: false,
  },
  {
    type: "custody_chain",
    from: sql`${custodyChains}
      join ${worksheets} on ${eq(worksheets.id, custodyChains.worksheetId)} ${placeOf(worksheets.projectId)}`,
    where: and(liveProject, undeleted(worksheets), undeleted(custodyChains)),
    id: custodyChains.id,
    projectId: projects.id,
    label: custodyChains.consecutive,
    detail: clientAndPlace,
    // Chains are many: only their number is searched.
    columns: [custodyChains.consecutive],
    isIndexed: true,
  },
  {
    type: "maintenance_sheet",
    from: sql`${maintenanceSheets}
      join ${equipment} on ${eq(equipment.id, maintenanceSheets.equipmentId)} ${placeOf(maintenanceSheets.projectId)}`,
    where: and(liveProject, undeleted(maintenanceSheets)),
    id: maintenanceSheets.id,
    projectId: projects.id,
    label: maintenanceSheets.sheetNumber,
    detail: unitAndPlace,
    columns: [maintenanceSheets.sheetNumber, unitAndPlace],
    isIndexed: false,
  },
  {
    type: "shipping_guide",
    from: sql`${shippingGuides} ${placeOf(shippingGuides.projectId)}`,
    where: and(liveProject, undeleted(shippingGuides)),
    id: shippingGuides.id,
    projectId: projects.id,
    label: shippingGuides.guideNumber,
    detail: clientAndPlace,
    columns: [
      shippingGuides.guideNumber,
      clientAndPlace,
      sql`coalesce(${shippingGuides.carrierName}, '')`,
    ],
    isIndexed: false,
  },
];
