import { type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { equipment, partners, projects, staff, vehicles } from "@/db/schema";
import type { RootModel } from "./input";

export const rootsOf: Record<RootModel, SQL> = {
  project: sql`select ${projects.id} as id,
      'Proyecto ' || ${projects.id} || ' - ' || ${partners.name} as label,
      ${projects.location} as detail, lpad((2147483647 - ${projects.id})::text, 10, '0') as place
    from ${projects} join ${partners} on ${partners.id} = ${projects.partnerId}
    where ${live(projects)}`,
  vehicle: sql`select ${vehicles.id} as id, ${vehicles.plate} as label,
      concat_ws(' ', ${vehicles.brand}, ${vehicles.model}) as detail, ${vehicles.plate} as place
    from ${vehicles} where ${live(vehicles)}`,
  technical: sql`select ${staff.id} as id, ${staff.firstName} || ' ' || ${staff.lastName} as label,
      ${staff.dni} as detail, ${staff.lastName} || ' ' || ${staff.firstName} as place
    from ${staff} where ${live(staff)}`,
  resource_item: sql`select ${equipment.id} as id,
      ${equipment.code} || ' · ' || ${equipment.name} as label,
      ${equipment.type} as detail, ${equipment.code} as place
    from ${equipment} where ${live(equipment)}`,
};
