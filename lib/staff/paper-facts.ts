import { and, gt, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { live } from "@/db/live";
import { ownPaperFacts } from "@/db/own-paper-facts";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import { staffPapers } from "./papers";

const newer = alias(vaccinations, "newer");

const superseded = sql`exists (select from ${vaccinations} as newer where ${and(
  sql`${newer.staffId} = ${vaccinations.staffId} and ${newer.vaccine} = ${vaccinations.vaccine}`,
  live(newer),
  or(
    gt(newer.appliedOn, vaccinations.appliedOn),
    sql`(${newer.appliedOn} = ${vaccinations.appliedOn} and ${newer.id} > ${vaccinations.id})`,
  ),
)})`;

const name = sql`${staff.firstName} || ' ' || ${staff.lastName}`;

const subject = { kind: "technical", table: staff, id: staff.id, name } as const;

/** What `listStaffPapers` lists of live technicians, a narrow row each, to be counted, ordered and paged. */
export const staffPaperFacts = (whose?: SQL): SQL => sql`
  ${ownPaperFacts(
    subject,
    staffPapers.map(({ until }) => ({
      field: until,
      day: staff[until],
      where: and(live(staff), whose),
    })),
  )}
  union all
  select 'technical_pass', ${staff.id}, ${name}, 'expiresOn', ${staffPasses.id}, ${staffPasses.block}, ${staffPasses.expiresOn}
  from ${staffPasses} join ${staff} on ${staff.id} = ${staffPasses.staffId}
  where ${and(live(staff), whose, live(staffPasses))}
  union all
  select 'vaccine', ${staff.id}, ${name}, 'nextDoseOn', ${vaccinations.id}, ${vaccinations.vaccine}, ${vaccinations.nextDoseOn}
  from ${vaccinations} join ${staff} on ${staff.id} = ${vaccinations.staffId}
  where ${and(live(staff), whose, live(vaccinations), isNotNull(vaccinations.nextDoseOn))} and not ${superseded}`;
