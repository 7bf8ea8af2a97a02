import { addDays, type Day } from "../values/dates";
import { firstOfRandom, many, type Random, someState } from "./testing-random";

const month = 30;

const terms = 6;

/** The last of a unit's may still stand. */
const someEnding = (random: Random, startDate: Day, last: Day, isLast: boolean) =>
  random.isOnceIn(2)
    ? {
        endDate: random.of([null, last, addDays(last, 20)]),
        isRetired: true,
        retirementDate: random.of([last, last, last, addDays(startDate, -1)]),
        retirementReason: random.of(["Daño", "Fin de obra"]),
      }
    : {
        endDate: isLast ? null : last,
        isRetired: false,
        retirementDate: null,
        retirementReason: null,
      };

/** One after the other, so that no two have the unit at once; they begin and end on few days, so that units meet. */
export function rentsOf(
  random: Random,
  unit: { id: number; projectId: number | null },
  projectIds: readonly number[],
) {
  let projectId = random.of(projectIds);
  let startDate = addDays(firstOfRandom, month * random.upTo(3));
  return many(terms, (at) => {
    const isLast = at === terms - 1;
    const last = addDays(startDate, month * (1 + random.upTo(2)));
    const rent = {
      projectId: (isLast ? unit.projectId : null) ?? projectId,
      equipmentId: unit.id,
      kind: "EQUIPO" as const,
      description: "ALQUILER",
      cost: "10.00",
      startDate,
      ...someEnding(random, startDate, last, isLast),
      ...someState(random),
    };
    const isRenewed = random.isOnceIn(3);
    projectId = isRenewed ? projectId : random.of(projectIds);
    startDate = addDays(last, isRenewed ? 1 : month * random.upTo(1));
    return rent;
  });
}
