import { and, asc, desc, eq, inArray, not } from "drizzle-orm";
import { operatorBlocks, staff, staffPasses, vaccinations } from "@/db/schema";
import type { BaseContext } from "../context";
import type { Paper } from "../expiry";
import { vaccineLabels } from "./labels";

type Member = typeof staff.$inferSelect;

const dated = [
  ["licenseUntil", "Licencia de conducir"],
  ["defensiveDrivingUntil", "Manejo defensivo"],
  ["maeUntil", "Certificado MAE"],
  ["medicalUntil", "Certificado médico"],
  ["questUntil", "Quest"],
] as const;

const nameOf = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

const ownPapers = (member: Member): Paper[] =>
  dated.map(([column, label]) => ({
    kind: "technical",
    label,
    subjectId: member.id,
    subjectName: nameOf(member),
    recordId: null,
    expiresOn: member[column],
  }));

const listPasses = (ctx: BaseContext, ids: number[]) =>
  ctx.db
    .selectDistinctOn([staffPasses.staffId, staffPasses.block], {
      id: staffPasses.id,
      subjectId: staffPasses.staffId,
      label: operatorBlocks.label,
      expiresOn: staffPasses.expiresOn,
    })
    .from(staffPasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, staffPasses.block))
    .where(and(inArray(staffPasses.staffId, ids), staffPasses.isActive, not(staffPasses.isDeleted)))
    .orderBy(asc(staffPasses.staffId), asc(staffPasses.block), desc(staffPasses.expiresOn));

const listVaccines = (ctx: BaseContext, ids: number[]) =>
  ctx.db
    .selectDistinctOn([vaccinations.staffId, vaccinations.vaccine], {
      id: vaccinations.id,
      subjectId: vaccinations.staffId,
      vaccine: vaccinations.vaccine,
      expiresOn: vaccinations.nextDoseOn,
    })
    .from(vaccinations)
    .where(
      and(inArray(vaccinations.staffId, ids), vaccinations.isActive, not(vaccinations.isDeleted)),
    )
    .orderBy(
      asc(vaccinations.staffId),
      asc(vaccinations.vaccine),
      desc(vaccinations.appliedOn),
      desc(vaccinations.id),
    );

/** The papers of the technicians: certificates, the last pass of each block, the next dose of each vaccine; three queries. */
export async function listStaffPapers(ctx: BaseContext, staffIds: number[]): Promise<Paper[]> {
  const members = await ctx.db.select().from(staff).where(inArray(staff.id, staffIds));
  const passes = await listPasses(ctx, staffIds);
  const vaccines = await listVaccines(ctx, staffIds);
  return members.flatMap((member) => {
    const isHis = ({ subjectId }: { subjectId: number }) => subjectId === member.id;
    const record = { subjectId: member.id, subjectName: nameOf(member) };
    return [
      ...ownPapers(member),
      ...passes.filter(isHis).map(({ id, label, expiresOn }) => ({
        ...record,
        kind: "technical_pass" as const,
        label: `Pase ${label}`,
        recordId: id,
        expiresOn,
      })),
      ...vaccines.filter(isHis).map(({ id, vaccine, expiresOn }) => ({
        ...record,
        kind: "vaccine" as const,
        label: `Vacuna ${vaccineLabels[vaccine]}`,
        recordId: id,
        expiresOn,
      })),
    ];
  });
}
