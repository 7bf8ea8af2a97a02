import { and, asc, eq, not, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { among } from "@/db/among";
import { undeleted } from "@/db/live";
import { equipment } from "@/db/schema";
import { inSpanish } from "@/db/search";
import { type ListRequest, orderOf } from "../lists/sql";
import { availableUnits, service } from "../placement/availability-conditions";
import type { EquipmentType } from "./checklist";
import type { Condition } from "./condition";
import type { Equipment } from "./get-equipment";
import { unitContains } from "./unit-holds";

export type EquipmentQuery = ListRequest & {
  types?: readonly EquipmentType[] | undefined;
  conditions?: readonly Condition[] | undefined;
  availabilities?: readonly Equipment["availability"][] | undefined;
  /** These alone. */
  ids?: readonly number[] | undefined;
  projectId?: number | undefined;
  isActive?: boolean | undefined;
  /** Defaults to true. */
  withServices?: boolean | undefined;
  isAvailable?: boolean | undefined;
};

const sortable = {
  code: inSpanish(equipment.code),
  name: inSpanish(equipment.name),
  type: equipment.type,
  condition: equipment.condition,
  availability: equipment.availability,
  location: equipment.currentLocation,
  since: equipment.commitmentDate,
  updated: equipment.updatedAt,
};

const amongAsked = (column: PgColumn, words: readonly string[] | undefined): SQL | undefined =>
  words && words.length > 0 ? among(column, words) : undefined;

const freedom = (isAvailable: boolean | undefined): SQL | undefined => {
  if (isAvailable === undefined) return undefined;
  return isAvailable ? availableUnits(equipment) : sql`not (${availableUnits(equipment)})`;
};

export const matchingEquipment = (query: EquipmentQuery): SQL | undefined =>
  and(
    undeleted(equipment),
    query.ids && among(equipment.id, query.ids),
    unitContains(query.search),
    amongAsked(equipment.type, query.types),
    amongAsked(equipment.condition, query.conditions),
    amongAsked(equipment.availability, query.availabilities),
    query.projectId ? eq(equipment.currentProjectId, query.projectId) : undefined,
    query.isActive === undefined ? undefined : eq(equipment.isActive, query.isActive),
    query.withServices === false ? not(service(equipment)) : undefined,
    freedom(query.isAvailable),
  );

export const orderOfEquipment = ({ sort }: EquipmentQuery): SQL[] =>
  orderOf(sort, sortable, [asc(equipment.type), asc(equipment.code)], equipment.id);
