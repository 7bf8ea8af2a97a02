import { and, desc, eq, max, type SQL } from "drizzle-orm";
import { among } from "@/db/among";
import { live } from "@/db/live";
import { staff, staffPasses, vaccinations } from "@/db/schema";
import type { VaccineSchemes } from "@/db/values";
import type { BaseContext } from "../kernel/context";
import { getVaccineSchemes } from "../settings/get-vaccine-schemes";
import type { GivenDose } from "../staff/vaccine-schemes";
import { passRequirement, technical } from "../states/gate";
import type { Day } from "../values/dates";
import { groupedBy } from "../values/rows";
import { factDay } from "./requirements";
import { type GateSubject, paperKey } from "./rule";
import { lastDayOfVaccine } from "./vaccine-due";

/** By their ids, or all that are at work. */
export type Whose = readonly number[] | "active";

const chosen = (whose: Whose): SQL | undefined =>
  whose === "active" ? live(staff) : among(staff.id, whose);

const listPeople = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .select({
      id: staff.id,
      firstName: staff.firstName,
      lastName: staff.lastName,
      workArea: staff.workArea,
      LICENSE: staff.licenseUntil,
      DEFENSIVE_DRIVING: staff.defensiveDrivingUntil,
      MAE: staff.maeUntil,
      MEDICAL: staff.medicalUntil,
      QUEST: staff.questUntil,
      isAffiliated: staff.isIessAffiliated,
      isInsured: staff.hasLifeInsurancePolicy,
    })
    .from(staff)
    .where(chosen(whose));

type Person = Awaited<ReturnType<typeof listPeople>>[number];

const listLastPasses = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .select({
      staffId: staffPasses.staffId,
      block: staffPasses.block,
      until: max(staffPasses.expiresOn),
    })
    .from(staffPasses)
    .innerJoin(staff, eq(staff.id, staffPasses.staffId))
    .where(and(chosen(whose), live(staffPasses)))
    .groupBy(staffPasses.staffId, staffPasses.block);

const { appliedOn, doseNumber, nextDoseOn } = vaccinations;

const listDoses = (ctx: BaseContext, whose: Whose) =>
  ctx.db
    .selectDistinctOn([vaccinations.staffId, vaccinations.vaccine], {
      staffId: vaccinations.staffId,
      vaccine: vaccinations.vaccine,
      appliedOn,
      doseNumber,
      nextDoseOn,
    })
    .from(vaccinations)
    .innerJoin(staff, eq(staff.id, vaccinations.staffId))
    .where(and(chosen(whose), live(vaccinations)))
    .orderBy(vaccinations.staffId, vaccinations.vaccine, desc(appliedOn), desc(vaccinations.id));

type Dose = GivenDose & { nextDoseOn: Day | null };
type Pass = { block: string; until: Day | null };

interface Held {
  passes: readonly Pass[];
  doses: readonly Dose[];
  schemes: VaccineSchemes;
}

const papersOf = (person: Person, { passes, doses, schemes }: Held) =>
  new Map<string, Day | null>([
    ["LICENSE", person.LICENSE],
    ["DEFENSIVE_DRIVING", person.DEFENSIVE_DRIVING],
    ["MAE", person.MAE],
    ["MEDICAL", person.MEDICAL],
    ["QUEST", person.QUEST],
    ["IESS", factDay(person.isAffiliated)],
    ["LIFE_POLICY", factDay(person.isInsured)],
    ...passes.map(({ block, until }) => [paperKey(passRequirement, block), until] as const),
    ...doses.map(
      (dose) => [paperKey("VACCINE", dose.vaccine), lastDayOfVaccine(schemes, dose)] as const,
    ),
  ]);

/** In four statements, however many they are. */
export async function listGatePeople(ctx: BaseContext, whose: Whose): Promise<GateSubject[]> {
  if (whose.length === 0) return [];
  const [people, passes, doses, schemes] = await Promise.all([
    listPeople(ctx, whose),
    listLastPasses(ctx, whose),
    listDoses(ctx, whose),
    getVaccineSchemes(ctx),
  ]);
  const passesOf = groupedBy(passes, ({ staffId }) => staffId);
  const dosesOf = groupedBy(doses, ({ staffId }) => staffId);
  return people.map((person) => ({
    subject: technical,
    id: person.id,
    name: `${person.firstName} ${person.lastName}`,
    group: person.workArea,
    papers: papersOf(person, {
      passes: passesOf.get(person.id) ?? [],
      doses: dosesOf.get(person.id) ?? [],
      schemes,
    }),
  }));
}
