import { and, type SQL, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { ofLiveSheets } from "@/db/of-live";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  partners,
  reservations,
  shippingGuides,
  worksheets,
} from "@/db/schema";
import { foldedInPlace } from "@/db/search";
import { inTexts, placeOf, type SearchedKind } from "./searched-kind";

const seriesIsFound = (pattern: SQL) => sql`fold(${worksheets.seriesCode}) like ${pattern}`;

const consecutiveIsFound = (pattern: SQL) =>
  sql`fold(${custodyChains.consecutive}) like ${pattern}`;

const projectOfChain = sql`(
  select ${worksheets.projectId} from ${worksheets} where ${worksheets.id} = ${custodyChains.worksheetId})`;

const unitOfMaintenance = sql`(
  select ${equipment.code} from ${equipment} where ${equipment.id} = ${maintenanceSheets.equipmentId})`;

/** The index holds the name, too. */
const unitsLike = (pattern: SQL) => sql`select ${equipment.id} from ${equipment}
  where ${equipment}.search_text like (select ${pattern}) and ${inTexts(equipment.code)(pattern)}`;

const maintenanceNumberIsFound = (pattern: SQL) =>
  sql`fold(${maintenanceSheets.sheetNumber}) like ${pattern}`;

const inGuide = inTexts(
  shippingGuides.guideNumber,
  sql`coalesce(${shippingGuides.carrierName}, '')`,
);

const placeOfReservation = sql`(
  select concat_ws(' · ', ${partners.name}, nullif(${reservations.location}, ''))
  from ${partners} where ${partners.id} = ${reservations.partnerId})`;

/** The index of the list holds the plate, too. */
const guideIsFound = (pattern: SQL) =>
  sql`fold(${shippingGuides.guideNumber} || ' ' || coalesce(${shippingGuides.carrierName}, '')
    || ' ' || coalesce(${shippingGuides.vehiclePlate}, '')) like ${pattern}`;

export const documentKinds: SearchedKind[] = [
  {
    type: "sheet_project",
    from: sql`${worksheets}`,
    where: undeleted(worksheets),
    id: worksheets.id,
    projectId: worksheets.projectId,
    label: worksheets.seriesCode,
    detail: placeOf(worksheets.projectId),
    foldedLabel: foldedInPlace([worksheets.seriesCode]),
    isLabelLike: seriesIsFound,
    isLike: inTexts(worksheets.seriesCode),
    isFound: seriesIsFound,
    at: worksheets.projectId,
  },
  {
    type: "custody_chain",
    from: sql`${custodyChains}`,
    where: and(undeleted(custodyChains), ofLiveSheets(custodyChains.worksheetId)),
    id: custodyChains.id,
    projectId: projectOfChain,
    label: custodyChains.consecutive,
    detail: placeOf(projectOfChain),
    foldedLabel: foldedInPlace([custodyChains.consecutive]),
    isLabelLike: consecutiveIsFound,
    // Chains are many: only their number is searched.
    isLike: consecutiveIsFound,
  },
  {
    type: "maintenance_sheet",
    from: sql`${maintenanceSheets}`,
    where: undeleted(maintenanceSheets),
    id: maintenanceSheets.id,
    projectId: maintenanceSheets.projectId,
    label: maintenanceSheets.sheetNumber,
    detail: sql`${unitOfMaintenance} || ' · ' || ${placeOf(maintenanceSheets.projectId)}`,
    foldedLabel: foldedInPlace([maintenanceSheets.sheetNumber]),
    isLabelLike: maintenanceNumberIsFound,
    isLike: inTexts(maintenanceSheets.sheetNumber, unitOfMaintenance),
    isFound: (pattern) => sql`(${maintenanceNumberIsFound(pattern)}
      or ${maintenanceSheets.equipmentId} = any(array(${unitsLike(pattern)})))`,
    at: maintenanceSheets.projectId,
  },
  {
    type: "shipping_guide",
    from: sql`${shippingGuides}`,
    where: undeleted(shippingGuides),
    id: shippingGuides.id,
    projectId: shippingGuides.projectId,
    label: shippingGuides.guideNumber,
    detail: placeOf(shippingGuides.projectId),
    foldedLabel: foldedInPlace([shippingGuides.guideNumber]),
    isLabelLike: guideIsFound,
    isLike: inGuide,
    isFound: (pattern) => sql`(${guideIsFound(pattern)} and ${inGuide(pattern)})`,
    at: shippingGuides.projectId,
  },
  {
    type: "reservation",
    from: sql`${reservations}`,
    where: undeleted(reservations),
    id: reservations.id,
    label: reservations.code,
    detail: placeOfReservation,
    foldedLabel: foldedInPlace([reservations.code]),
    isLike: inTexts(reservations.code, placeOfReservation),
  },
];
