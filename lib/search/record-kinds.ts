import { eq, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment, partners, projects, staff, vehicles } from "@/db/schema";
import { liveProject, type SearchedKind } from "./searched-kind";

const projectName = sql`'Proyecto ' || ${projects.id} || ' - ' || ${partners.name}`;
const vehicleName = sql`concat_ws(' ', ${vehicles.brand}, ${vehicles.model})`;
const staffName = sql`${staff.firstName} || ' ' || ${staff.lastName}`;

export const recordKinds: SearchedKind[] = [
  {
    type: "project",
    from: sql`${projects} join ${partners} on ${eq(partners.id, projects.partnerId)}`,
    where: liveProject,
    id: projects.id,
    projectId: projects.id,
    label: projectName,
    detail: projects.location,
    columns: [projectName, projects.location],
    isIndexed: false,
  },
  {
    type: "partner",
    from: sql`${partners}`,
    where: undeleted(partners),
    id: partners.id,
    label: partners.name,
    detail: partners.businessTaxId,
    columns: [partners.businessTaxId, partners.name],
    isIndexed: true,
  },
  {
    type: "resource_item",
    from: sql`${equipment}`,
    where: undeleted(equipment),
    id: equipment.id,
    label: equipment.code,
    detail: equipment.name,
    columns: [equipment.code, equipment.name],
    isIndexed: true,
  },
  {
    type: "vehicle",
    from: sql`${vehicles}`,
    where: undeleted(vehicles),
    id: vehicles.id,
    label: vehicles.plate,
    detail: vehicleName,
    columns: [vehicles.plate, vehicleName],
    isIndexed: false,
  },
  {
    type: "technical",
    from: sql`${staff}`,
    where: undeleted(staff),
    id: staff.id,
    label: staffName,
    detail: staff.dni,
    columns: [staffName, staff.dni],
    isIndexed: false,
  },
];
