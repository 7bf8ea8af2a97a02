import { and, eq, type SQL, sql } from "drizzle-orm";
import { among } from "@/db/among";
import { equipment, unitClaims } from "@/db/schema";
import { conditions } from "@/db/values";
import { isBroken } from "../equipment/condition";
import { addDays, type Day } from "../values/dates";

/** A unit that is broken today may be mended by then. */
const soon = 30;

const brokenConditions = conditions.filter((condition) => isBroken({ condition }));

/** Claims that begin soon on units that are broken today. */
export const soonOnBrokenUnits = (today: Day): SQL =>
  sql`(lower(${unitClaims.span}) <= ${addDays(today, soon)}::date and exists (select from ${equipment}
    where ${and(eq(equipment.id, unitClaims.equipmentId), among(equipment.condition, brokenConditions))}))`;
