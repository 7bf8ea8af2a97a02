import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import * as tables from "@/db/schema";
import { holdingOnOrAfter } from "../placement/holding";
import type { Day } from "../values/dates";
import { type Chances, today } from "./testing-chances";

type Places = readonly (typeof tables.projects.$inferSelect)[];
type Inventory = { units: readonly { id: number }[] };

type Home = { projectId: number; startDate: Day };

const listHomes = async (): Promise<Map<number, Home>> => {
  const found = await database()
    .select()
    .from(tables.assignments)
    .where(holdingOnOrAfter(tables.assignments, today));
  return new Map(found.map((stay) => [stay.equipmentId, stay]));
};

const rentedTo = ({ is, one, day }: Chances, projects: Places, home: Home | undefined) => {
  const known = new Map(projects.map((project) => [project.id, project]));
  const project = (is(0.8) && known.get(home?.projectId ?? 0)) || one(projects);
  return {
    availability: "RENTADO" as const,
    currentProjectId: project.id,
    currentLocation: is(0.9) ? project.location : "Bodega",
    commitmentDate: is(0.9) ? (home?.startDate ?? null) : day(),
  };
};

/** Their rows agree with their assignments, more or less. */
export async function placeUnits(chances: Chances, projects: Places, { units }: Inventory) {
  const homes = await listHomes();
  const { is } = chances;
  for (const { id } of units) {
    const home = homes.get(id);
    const isRented = is(0.85) ? home !== undefined : is(0.5);
    const other = { availability: is(0.2) ? ("RETIRADO" as const) : ("DISPONIBLE" as const) };
    await database()
      .update(tables.equipment)
      .set(isRented ? rentedTo(chances, projects, home) : other)
      .where(eq(tables.equipment.id, id));
  }
}
