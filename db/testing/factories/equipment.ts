import { database } from "../../client";
import { assignments, equipment, type projects } from "../../schema";
import { first, next, type Row } from "./making";
import { aProject } from "./projects";

export const anEquipment = async (given: Row<typeof equipment> = {}) =>
  first(
    await database()
      .insert(equipment)
      .values({ name: "Lavamanos doble", code: `EQ-${next()}`, type: "LVMNOS", ...given })
      .returning(),
  );

/** Units of numbers `from` up to but without `to`, in few statements. */
export async function unitsNumbered(from: number, to: number) {
  const most = 2_500;
  for (let first = from; first < to; first += most)
    await database()
      .insert(equipment)
      .values(
        Array.from({ length: Math.min(most, to - first) }, (_, at) => ({
          name: "Lavamanos",
          code: `LVM-${String(first + at).padStart(5, "0")}`,
          type: "LVMNOS" as const,
        })),
      );
}

export const aService = (given: Row<typeof equipment> = {}) =>
  anEquipment({ name: "Limpieza", code: `SRV-${next()}`, type: "SERVIC", ...given });

/** Equipment stays as its row says, so give both. */
export const anAssignment = async (given: Row<typeof assignments> = {}) =>
  first(
    await database()
      .insert(assignments)
      .values({
        projectId: given.projectId ?? (await aProject()).id,
        equipmentId: given.equipmentId ?? (await anEquipment()).id,
        kind: "EQUIPO",
        description: "ALQUILER",
        cost: "10.00",
        startDate: "2026-01-01",
        ...given,
      })
      .returning(),
  );

export async function aRentedUnit(
  project: typeof projects.$inferSelect,
  given: Row<typeof assignments> = {},
) {
  const unit = await anEquipment({
    availability: "RENTADO",
    currentProjectId: project.id,
    currentLocation: project.location,
    commitmentDate: given.startDate ?? "2026-01-01",
  });
  return {
    unit,
    assignment: await anAssignment({ projectId: project.id, equipmentId: unit.id, ...given }),
  };
}
