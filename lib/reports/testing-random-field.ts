import { database } from "@/db/client";
import { insertAll } from "@/db/insert-all";
import { assignments, equipment, partners, projects, visits } from "@/db/schema";
import { frequencyTypes, visitStatuses } from "@/db/values";
import { addDays, type Day } from "../values/dates";
import { firstOfRandom, many, type Random, randomFrom, someState } from "./testing-random";
import { fillPapers } from "./testing-random-papers";
import { rentsOf } from "./testing-random-rents";
import { fillSheets } from "./testing-random-sheets";

const unitTypes = ["LVMNOS", "BTSNHM", "TNQAAR"] as const;

function someProject(random: Random, partnerIds: readonly number[]) {
  const startDate = random.day(firstOfRandom, 300);
  const isClosed = random.isOnceIn(3);
  return {
    partnerId: random.of(partnerIds),
    location: `Campo ${random.of(["Norte", "Sur", "Ñandú"])}`,
    block: random.of(["BLOCK_01", "Bloque a mano", null]),
    startDate,
    endDate: random.of([null, addDays(startDate, 700)]),
    isClosed,
    closedOn: isClosed ? addDays(startDate, random.upTo(400)) : null,
    ...someState(random),
  };
}

function someUnit(random: Random, at: number, projectIds: readonly number[]) {
  const availability = random.of(["DISPONIBLE", "RENTADO", "RENTADO", "RETIRADO"] as const);
  const isRented = availability === "RENTADO";
  return {
    name: "Unidad",
    code: `U-${String(at).padStart(3, "0")}`,
    type: random.of(unitTypes),
    availability,
    currentProjectId: isRented ? random.of(projectIds) : null,
    currentLocation: isRented ? random.of(["Campo Norte", "Campo Sur"]) : null,
    commitmentDate: isRented ? random.day(firstOfRandom, 700) : null,
    ...someState(random),
  };
}

function someTerm(random: Random) {
  const startDate = random.day(firstOfRandom, 640);
  const endDate = random.isOnceIn(3) ? addDays(startDate, random.upTo(120)) : null;
  const isRetired = random.isOnceIn(2);
  return {
    startDate,
    endDate,
    isRetired,
    retirementDate: isRetired ? addDays(startDate, random.upTo(120) - 5) : null,
    retirementReason: isRetired ? random.of(["Daño", "Fin de obra"]) : null,
    ...someState(random),
  };
}

const someFrequency = (random: Random) => {
  const frequencyType = random.of(frequencyTypes);
  return {
    frequencyType,
    intervalDays: frequencyType === "DAY" ? random.upTo(4) + 1 : 0,
    weekdays: frequencyType === "WEEK" ? [random.upTo(6), 2] : null,
    monthdays: frequencyType === "MONTH" ? [1, random.upTo(30) + 1] : null,
  };
};

function someVisit(random: Random, plannedDate: Day, staffIds: readonly number[]) {
  const status = random.of(visitStatuses);
  const isMoved = status === "MOVED" || (status === "DONE" && random.isOnceIn(4));
  return {
    plannedDate,
    status,
    movedTo: isMoved ? addDays(plannedDate, random.upTo(10) - 3) : null,
    reason: status === "SKIPPED" ? random.of(["Lluvia", "lluvia ", "Sin acceso"]) : null,
    staffId: random.of([null, ...staffIds]),
  };
}

/** On any days: the frequency may have changed since. */
const visitsOf = (random: Random, assignmentId: number, from: Day, staffIds: readonly number[]) =>
  [...new Set(many(8, () => random.day(from, 90)))].map((day) => ({
    assignmentId,
    ...someVisit(random, day, staffIds),
  }));

/** Two years, deleted and switched-off records among them; what refers to others names any of them. */
export async function aRandomCompany(seed: number): Promise<void> {
  const db = database();
  const random = randomFrom(seed);
  const partnerIds = await insertAll(
    db,
    partners,
    many(3, (at) => ({ businessTaxId: `179${at}`, name: `Cliente ${at}`, address: "Quito" })),
  );
  const projectIds = await insertAll(
    db,
    projects,
    many(9, () => someProject(random, partnerIds)),
  );
  const units = many(20, (at) => someUnit(random, at, projectIds));
  const unitIds = await insertAll(db, equipment, units);
  const serviceIds = await insertAll(
    db,
    equipment,
    many(4, (at) => ({ name: `Servicio ${at}`, code: `S-${at}`, type: "SERVIC" as const })),
  );
  const papers = await fillPapers(random);
  const rents = unitIds.flatMap((id, at) =>
    rentsOf(random, { id, projectId: units[at]?.currentProjectId ?? null }, projectIds),
  );
  const services = many(30, () => ({
    projectId: random.of(projectIds),
    equipmentId: random.of(serviceIds),
    servedEquipmentId: random.of([null, ...unitIds]),
    kind: "SERVICIO" as const,
    description: "SERVICIO",
    cost: "25.00",
    ...someTerm(random),
    ...someFrequency(random),
  }));
  await insertAll(db, assignments, rents);
  const served = await insertAll(db, assignments, services);
  const recorded = services.flatMap(({ startDate }, at) =>
    visitsOf(random, served[at] ?? 0, startDate, papers.staff),
  );
  await insertAll(db, visits, recorded);
  await fillSheets(random, { projects: projectIds, units: unitIds, ...papers });
}
