import { type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { assignments, equipment, projects } from "@/db/schema";
import { lastWorkingDayOf } from "../placement/holding";
import { ofUnits } from "../placement/of-kind";
import { conditionsOf } from "./conditions-of";

const lastDay = lastWorkingDayOf(assignments);

/** Of each unit the days at a project without a break, whatever assignments they are of. */
export const stays = (asked: SQL): SQL => sql`
  select project_id, equipment_id, type, code, name, unnest(days) as days from (
    select ${projects.id} as project_id, ${equipment.id} as equipment_id, ${equipment.type} as type,
      ${equipment.code} as code, ${equipment.name} as name,
      range_agg(daterange(${assignments.startDate}, ${lastDay}, '[]')) as days
    from ${assignments}
    join ${projects} on ${projects.id} = ${assignments.projectId}
    join ${equipment} on ${equipment.id} = ${assignments.equipmentId}
    where ${conditionsOf(
      ofUnits(assignments),
      live(assignments),
      live(projects),
      sql`(${lastDay} is null or ${lastDay} >= ${assignments.startDate})`,
      asked,
    )}
    group by ${projects.id}, ${equipment.id}) as of_units`;
