import { and, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { ownPaperFacts } from "@/db/own-paper-facts";
import {
  vehicleCertificationRecords as certifications,
  vehiclePasses,
  vehicles,
} from "@/db/schema";
import { vehiclePapers } from "./papers";
import { neededVehiclePaper } from "./without-paper";

const subject = {
  kind: "vehicle",
  table: vehicles,
  id: vehicles.id,
  name: vehicles.plate,
} as const;

/** What `listVehiclePapers` lists of live vehicles, a narrow row each, to be counted, ordered and paged. */
export const vehiclePaperFacts = (which?: SQL): SQL => sql`
  ${ownPaperFacts(
    subject,
    vehiclePapers.map(({ until }) => ({
      field: until,
      day: vehicles[until],
      where: and(live(vehicles), which, neededVehiclePaper(until)),
    })),
  )}
  union all
  select 'vehicle_pass', ${vehicles.id}, ${vehicles.plate}, 'expiresOn', ${vehiclePasses.id}, ${vehiclePasses.block}, ${vehiclePasses.expiresOn}
  from ${vehiclePasses} join ${vehicles} on ${vehicles.id} = ${vehiclePasses.vehicleId}
  where ${and(live(vehicles), which, live(vehiclePasses))}
  union all
  select 'vehicle_certification', ${vehicles.id}, ${vehicles.plate}, 'endDate', ${certifications.id}, ${certifications.name}, ${certifications.endDate}
  from ${certifications} join ${vehicles} on ${vehicles.id} = ${certifications.vehicleId}
  where ${and(live(vehicles), which, live(certifications))}`;
