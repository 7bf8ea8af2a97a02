import { database } from "@/db/client";
import * as tables from "@/db/schema";
import * as make from "@/db/testing/factories";
import { equipmentTypes } from "@/db/values";
import { addDays, type Day, eachDay, earlier } from "../values/dates";
import { type Chances, years } from "./testing-chances";
import { placeUnits } from "./testing-random-placement";

const physical = equipmentTypes.slice(1);
const many = <T>(count: number, made: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => made(index));

async function somePlaces({ one, is }: Chances) {
  const partners = [];
  for (let index = 0; index < 4; index++) partners.push(await make.aPartner());
  const projects = [];
  for (let index = 0; index < 8; index++)
    projects.push(
      await make.aProject({
        partnerId: one(partners).id,
        location: `Campo ${index}`,
        isActive: index !== 6,
        isDeleted: index === 7 || (index === 5 && is(0.3)),
      }),
    );
  return projects;
}

async function someUnits({ one, is, day }: Chances) {
  const units = many(24, (index) => ({
    name: `Equipo ${index}`,
    code: `U-${String(index).padStart(2, "0")}`,
    type: one(physical),
    isDeleted: is(0.08),
    purchasedOn: is(0.7) ? day("2025-01-01", 800) : null,
  }));
  const services = many(3, (index) => ({
    name: `Servicio ${index}`,
    code: `S-${index}`,
    type: equipmentTypes[0],
  }));
  const db = database();
  return {
    units: await db.insert(tables.equipment).values(units).returning(),
    services: await db.insert(tables.equipment).values(services).returning(),
  };
}

type Places = Awaited<ReturnType<typeof somePlaces>>;
type Inventory = Awaited<ReturnType<typeof someUnits>>;

const aStay = (
  { one, is, below, money }: Chances,
  projects: Places,
  equipmentId: number,
  startDate: Day,
) => {
  const isRetired = is(0.6);
  return {
    projectId: one(projects).id,
    equipmentId,
    kind: "EQUIPO" as const,
    description: "ALQUILER",
    cost: money(90),
    startDate,
    endDate: is(0.7) ? addDays(startDate, below(150)) : null,
    isRetired,
    retirementDate: isRetired ? addDays(startDate, below(150)) : null,
    isDeleted: is(0.06),
    isActive: !is(0.06),
  };
};

/** One after the other, at times on the day that another ends; nothing follows one that goes on. */
function someStays(chances: Chances, projects: Places, unit: { id: number }) {
  const { is, day, below } = chances;
  const stays = [];
  let from: Day | null = day(years.from, 200);
  for (let left = 1 + below(5); left > 0 && from; left--) {
    const stay: ReturnType<typeof aStay> = aStay(chances, projects, unit.id, from);
    stays.push(stay);
    const until: Day | null = stay.endDate ?? stay.retirementDate;
    from = until && addDays(until, is(0.3) ? 0 : below(60));
  }
  return stays;
}

async function someAssignments(chances: Chances, projects: Places, { units, services }: Inventory) {
  const { one, is, money } = chances;
  const db = database();
  const rented = await db
    .insert(tables.assignments)
    .values(units.flatMap((unit) => someStays(chances, projects, unit)))
    .returning();
  const serving = rented.map((stay) => ({
    projectId: stay.projectId,
    equipmentId: one(services).id,
    servedEquipmentId: is(0.8) ? stay.equipmentId : null,
    kind: "SERVICIO" as const,
    description: "SERVICIO",
    cost: money(40),
    startDate: stay.startDate,
    endDate: stay.endDate,
    isDeleted: is(0.05),
  }));
  return [...rented, ...(await db.insert(tables.assignments).values(serving).returning())];
}

export type Assignments = Awaited<ReturnType<typeof someAssignments>>;

/** Everything that sheets and field work are made of. */
export async function aRandomFleet(chances: Chances) {
  const projects = await somePlaces(chances);
  const inventory = await someUnits(chances);
  const assignments = await someAssignments(chances, projects, inventory);
  await placeUnits(chances, projects, inventory);
  return { projects, ...inventory, assignments };
}

export type RandomFleet = Awaited<ReturnType<typeof aRandomFleet>>;

/** Days of the span that the assignment has, each with some chance. */
export const daysOf = (
  { startDate, endDate, retirementDate }: Assignments[number],
  span: { from: Day; to: Day },
  keeps: () => boolean,
): Day[] => {
  const last = earlier(earlier(endDate ?? span.to, retirementDate ?? span.to), span.to);
  return eachDay(startDate > span.from ? startDate : span.from, last).filter(keeps);
};
