import { and, asc, desc, eq, inArray, isNull, not, or, type SQL } from "drizzle-orm";
import { operatorBlocks, staff, staffPasses, vaccinations } from "@/db/schema";
import type { BaseContext } from "../context";
import { type Paper, passLabel } from "../expiry";
import { groupedBy } from "../rows";
import type { StaffMember } from "./get-staff-member";
import { vaccineLabels } from "./labels";

/** The technicians of these ids, or all the active ones. */
type Whose = readonly number[] | "active";

const dated = [
  ["licenseUntil", "Licencia de conducir"],
  ["defensiveDrivingUntil", "Manejo defensivo"],
  ["maeUntil", "Certificado MAE"],
  ["medicalUntil", "Certificado médico"],
  ["questUntil", "Quest"],
] as const;

const vaccineLabel = (name: string) => `Vacuna ${name}`;

/** What his papers are called, passes apart. */
export const staffPaperLabels: readonly string[] = [
  ...dated.map(([, label]) => label),
  ...Object.values(vaccineLabels).map(vaccineLabel),
];

const chosen = (whose: Whose): SQL | undefined =>
  whose === "active" ? and(staff.isActive, not(staff.isDeleted)) : inArray(staff.id, [...whose]);

const subjectOf = ({ id, firstName, lastName }: StaffMember) => ({
  subjectId: id,
  subjectName: `${firstName} ${lastName}`,
});

/** Condition: one of his own papers is missing. */
export const lacksPaper: SQL | undefined = or(...dated.map(([field]) => isNull(staff[field])));

const ownPapers = (member: StaffMember): Paper[] =>
  dated.map(([field, label]) => ({
    ...subjectOf(member),
    kind: "technical",
    field,
    label,
    recordId: null,
    expiresOn: member[field],
  }));

const listPasses = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .selectDistinctOn([staffPasses.staffId, staffPasses.block], {
      id: staffPasses.id,
      staffId: staffPasses.staffId,
      block: operatorBlocks.code,
      blockLabel: operatorBlocks.label,
      expiresOn: staffPasses.expiresOn,
    })
    .from(staffPasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, staffPasses.block))
    .innerJoin(staff, eq(staff.id, staffPasses.staffId))
    .where(and(chosen(whose), staffPasses.isActive, not(staffPasses.isDeleted)))
    .orderBy(
      asc(staffPasses.staffId),
      asc(staffPasses.block),
      desc(staffPasses.expiresOn),
      desc(staffPasses.id),
    );

const listVaccines = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .selectDistinctOn([vaccinations.staffId, vaccinations.vaccine], {
      id: vaccinations.id,
      staffId: vaccinations.staffId,
      vaccine: vaccinations.vaccine,
      expiresOn: vaccinations.nextDoseOn,
    })
    .from(vaccinations)
    .innerJoin(staff, eq(staff.id, vaccinations.staffId))
    .where(and(chosen(whose), vaccinations.isActive, not(vaccinations.isDeleted)))
    .orderBy(
      asc(vaccinations.staffId),
      asc(vaccinations.vaccine),
      desc(vaccinations.appliedOn),
      desc(vaccinations.id),
    );

type Pass = Awaited<ReturnType<typeof listPasses>>[number];
type Vaccine = Awaited<ReturnType<typeof listVaccines>>[number];

const passPaper =
  (member: StaffMember) =>
  ({ id, block, blockLabel, expiresOn }: Pass): Paper => ({
    ...subjectOf(member),
    kind: "technical_pass",
    field: "expiresOn",
    label: passLabel(blockLabel),
    recordId: id,
    block,
    expiresOn,
  });

const vaccinePaper =
  (member: StaffMember) =>
  ({ id, vaccine, expiresOn }: Vaccine): Paper => ({
    ...subjectOf(member),
    kind: "vaccine",
    field: "nextDoseOn",
    label: vaccineLabel(vaccineLabels[vaccine]),
    recordId: id,
    expiresOn,
  });

/**
 * The papers of the technicians: certificates, the last pass of each block, the next dose of the newest record of each
 * vaccine where it has one; three queries whatever their number.
 */
export async function listStaffPapers(ctx: BaseContext, whose: Whose): Promise<Paper[]> {
  const members = await ctx.db.select().from(staff).where(chosen(whose));
  const passesOf = groupedBy(await listPasses(ctx, whose), ({ staffId }) => staffId);
  const newest = await listVaccines(ctx, whose);
  const vaccinesOf = groupedBy(
    newest.filter(({ expiresOn }) => expiresOn !== null),
    ({ staffId }) => staffId,
  );
  return members.flatMap((member) => [
    ...ownPapers(member),
    ...(passesOf.get(member.id) ?? []).map(passPaper(member)),
    ...(vaccinesOf.get(member.id) ?? []).map(vaccinePaper(member)),
  ]);
}
