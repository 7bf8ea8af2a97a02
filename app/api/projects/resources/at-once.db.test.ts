import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { database } from "@/db/client";
import { assignments, equipment } from "@/db/schema";
import { anEquipment, aProject, aSession } from "@/db/testing/factories";
import { call } from "@/lib/http/testing";
import { addDays, dayOf } from "@/lib/values/dates";
import { POST as add } from "./add/route";
import { DELETE as remove } from "./delete/[id_project_resource]/route";
import { POST as reactivate } from "./reactivate/route";
import { POST as release } from "./release/route";
import { PUT as update } from "./update/route";

const today = dayOf(new Date(), "America/Guayaquil");
const start = addDays(today, -5);

function dice(seed: number) {
  let state = seed;
  return (bound: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * bound);
  };
}

async function holdersOf(equipmentId: number) {
  const rows = await database()
    .select()
    .from(assignments)
    .where(eq(assignments.equipmentId, equipmentId));
  return rows.filter(
    ({ kind, isRetired, endDate }) =>
      kind === "EQUIPO" && !isRetired && (endDate === null || endDate > today),
  );
}

test.each([1, 2, 3])(
  "everything at once, %i: no deadlock, and every unit has one holder or none",
  async (seed) => {
    const roll = dice(seed);
    const office = await aSession();
    const projects = await Promise.all([1, 2].map(() => aProject({ startDate: start })));
    const units = await Promise.all([1, 2, 3].map(() => anEquipment()));
    const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T;

    const oneAct = async () => {
      const known = await database().select({ id: assignments.id }).from(assignments);
      const id = known.length > 0 ? pick(known).id : 1;
      const item = (unit: (typeof units)[number]) => ({
        project_id: pick(projects).id,
        resource_id: unit.id,
        cost: 1,
        maintenance_cost: 2,
        operation_start_date: start,
      });
      const acts = [
        () => call(add, { as: office, body: [item(pick(units))] }),
        () => call(add, { as: office, body: units.toReversed().map(item) }),
        () => call(release, { as: office, body: { id } }),
        () => call(update, { as: office, body: { id, operation_end_date: today } }),
        () =>
          call(update, { as: office, body: { id, operation_end_date: null, maintenance_cost: 3 } }),
        () => call(reactivate, { as: office, body: { id } }),
        () => call(reactivate, { as: office, body: { id, new_start_date: today } }),
        () => call(remove, { as: office, params: { id_project_resource: id }, method: "DELETE" }),
      ];
      return (await pick(acts)()).status;
    };

    for (let round = 0; round < 6; round += 1) {
      const statuses = await Promise.all(Array.from({ length: 12 }, oneAct));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
    }
    for (const { id } of units) {
      const [unit] = await database().select().from(equipment).where(eq(equipment.id, id));
      const holders = await holdersOf(id);
      expect(holders.length).toBeLessThanOrEqual(1);
      expect(unit).toMatchObject(
        holders[0]
          ? { availability: "RENTADO", currentProjectId: holders[0].projectId }
          : { availability: "DISPONIBLE", currentProjectId: null },
      );
    }
  },
);
