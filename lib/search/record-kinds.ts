import { type SQL, sql } from "drizzle-orm";
import { undeleted } from "@/db/live";
import { equipment, partners, staff, vehicles } from "@/db/schema";
import { foldedInPlace } from "@/db/search";
import { inTexts, type SearchedKind } from "./searched-kind";

const vehicleName = sql`concat_ws(' ', ${vehicles.brand}, ${vehicles.model})`;
const staffName = sql`${staff.firstName} || ' ' || ${staff.lastName}`;

const unitIsLike = (pattern: SQL) => sql`${equipment}.search_text like (select ${pattern})`;

export const recordKinds: SearchedKind[] = [
  {
    type: "project",
    from: sql`places`,
    id: sql`places.id`,
    projectId: sql`places.id`,
    label: sql`'Proyecto ' || places.id || ' - ' || places.name`,
    detail: sql`places.location`,
    foldedLabel: sql`'proyecto ' || places.id || ' - ' || places.client`,
    isLike: (pattern) => sql`places.record like (select ${pattern})`,
  },
  {
    type: "partner",
    from: sql`${partners}`,
    where: undeleted(partners),
    id: partners.id,
    label: partners.name,
    detail: partners.businessTaxId,
    foldedLabel: foldedInPlace([partners.name]),
    isLike: inTexts(partners.businessTaxId, partners.name),
  },
  {
    type: "resource_item",
    from: sql`${equipment}`,
    where: undeleted(equipment),
    id: equipment.id,
    label: equipment.code,
    detail: equipment.name,
    foldedLabel: foldedInPlace([equipment.code]),
    isLabelLike: unitIsLike,
    isLike: unitIsLike,
  },
  {
    type: "vehicle",
    from: sql`${vehicles}`,
    where: undeleted(vehicles),
    id: vehicles.id,
    label: vehicles.plate,
    detail: vehicleName,
    foldedLabel: foldedInPlace([vehicles.plate]),
    isLike: inTexts(vehicles.plate, vehicleName),
  },
  {
    type: "technical",
    from: sql`${staff}`,
    where: undeleted(staff),
    id: staff.id,
    label: staffName,
    detail: staff.dni,
    foldedLabel: foldedInPlace([staffName]),
    isLike: inTexts(staffName, staff.dni),
  },
];
