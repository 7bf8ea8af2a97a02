import { and, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { live, undeleted } from "@/db/live";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  partners,
  projects,
  shippingGuides,
  staff,
  vehicles,
  worksheets,
} from "@/db/schema";
import type { HitType } from "./hit";

type Expression = PgColumn | SQL;

export type SearchedKind = {
  type: HitType;
  from: SQL;
  where: SQL | undefined;
  id: PgColumn;
  projectId?: PgColumn;
  label: Expression;
  detail: Expression;
  /** What is searched for the words. */
  columns: Expression[];
};

const place = sql`${partners.name} || ' · ' || ${projects.location}`;
const liveProject = live(projects);

const placeOf = (projectId: PgColumn) => sql`
  join ${projects} on ${eq(projects.id, projectId)}
  join ${partners} on ${eq(partners.id, projects.partnerId)}`;

const projectName = sql`'Proyecto ' || ${projects.id} || ' - ' || ${partners.name}`;
const vehicleName = sql`concat_ws(' ', ${vehicles.brand}, ${vehicles.model})`;
const staffName = sql`${staff.firstName} || ' ' || ${staff.lastName}`;
const unitAndPlace = sql`${equipment.code} || ' · ' || ${place}`;

const records: SearchedKind[] = [
  {
    type: "project",
    from: sql`${projects} join ${partners} on ${eq(partners.id, projects.partnerId)}`,
    where: liveProject,
    id: projects.id,
    projectId: projects.id,
    label: projectName,
    detail: projects.location,
    columns: [projectName, projects.location],
  },
  {
    type: "partner",
    from: sql`${partners}`,
    where: undeleted(partners),
    id: partners.id,
    label: partners.name,
    detail: partners.businessTaxId,
    columns: [partners.businessTaxId, partners.name],
  },
  {
    type: "resource_item",
    from: sql`${equipment}`,
    where: undeleted(equipment),
    id: equipment.id,
    label: equipment.code,
    detail: equipment.name,
    columns: [equipment.code, equipment.name],
  },
  {
    type: "vehicle",
    from: sql`${vehicles}`,
    where: undeleted(vehicles),
    id: vehicles.id,
    label: vehicles.plate,
    detail: vehicleName,
    columns: [vehicles.plate, vehicleName],
  },
  {
    type: "technical",
    from: sql`${staff}`,
    where: undeleted(staff),
    id: staff.id,
    label: staffName,
    detail: staff.dni,
    columns: [staffName, staff.dni],
  },
];

const documents: SearchedKind[] = [
  {
    type: "sheet_project",
    from: sql`${worksheets} ${placeOf(worksheets.projectId)}`,
    where: and(liveProject, undeleted(worksheets)),
    id: worksheets.id,
    projectId: projects.id,
    label: worksheets.seriesCode,
    detail: place,
    columns: [worksheets.seriesCode, place],
  },
  {
    type: "custody_chain",
    from: sql`${custodyChains}
      join ${worksheets} on ${eq(worksheets.id, custodyChains.worksheetId)} ${placeOf(worksheets.projectId)}`,
    where: and(liveProject, undeleted(worksheets), undeleted(custodyChains)),
    id: custodyChains.id,
    projectId: projects.id,
    label: custodyChains.consecutive,
    detail: place,
    // Chains are many: only their own number finds them.
    columns: [custodyChains.consecutive],
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
  },
  {
    type: "shipping_guide",
    from: sql`${shippingGuides} ${placeOf(shippingGuides.projectId)}`,
    where: and(liveProject, undeleted(shippingGuides)),
    id: shippingGuides.id,
    projectId: projects.id,
    label: shippingGuides.guideNumber,
    detail: place,
    columns: [shippingGuides.guideNumber, place, sql`coalesce(${shippingGuides.carrierName}, '')`],
  },
];

export const kinds = [...records, ...documents];
