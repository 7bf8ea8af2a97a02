import { and, eq, type SQL, sql } from "drizzle-orm";
import { live } from "@/db/live";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import { staffPapers } from "./papers";

const passesOf = and(eq(staffPasses.staffId, staff.id), live(staffPasses));
const vaccinesOf = and(eq(vaccinations.staffId, staff.id), live(vaccinations));

const ownDays = sql.join(
  staffPapers.map(({ until }) => sql`${staff[until]}`),
  sql`, `,
);

/** When the first paper of a technician ends; the newest record of each vaccine counts. */
export const firstExpiry = sql`least(${ownDays},
  (select min(${staffPasses.expiresOn}) from ${staffPasses} where ${passesOf}),
  (select min(next) from (select distinct on (${vaccinations.vaccine}) ${vaccinations.nextDoseOn} as next
    from ${vaccinations} where ${vaccinesOf}
    order by ${vaccinations.vaccine}, ${vaccinations.appliedOn} desc, ${vaccinations.id} desc) as vaccines))`;

/** {@link firstExpiry} of everybody, `first` by `id`: to order all of them it reads each table once. */
export const firstExpiries: SQL = sql`(
  select ${staff.id} as id, least(${ownDays}, passes.first, doses.first) as first from ${staff}
  left join (
    select ${staffPasses.staffId} as id, min(${staffPasses.expiresOn}) as first from ${staffPasses}
    where ${live(staffPasses)} group by 1) as passes on passes.id = ${staff.id}
  left join (
    select id, min(next) as first from (
      select distinct on (${vaccinations.staffId}, ${vaccinations.vaccine}) ${vaccinations.staffId} as id,
        ${vaccinations.nextDoseOn} as next
      from ${vaccinations} where ${live(vaccinations)}
      order by ${vaccinations.staffId}, ${vaccinations.vaccine}, ${vaccinations.appliedOn} desc, ${vaccinations.id} desc
    ) as newest group by id) as doses on doses.id = ${staff.id}) as expiries`;
