import type { Day } from "../dates";

type Place = { id: number; location: string };

/** The columns that move together when a unit comes back. */
export const available = {
  availability: "DISPONIBLE",
  currentLocation: null,
  currentProjectId: null,
  commitmentDate: null,
  releaseDate: null,
} as const;

/** The columns that move together when a unit goes to a project from a day on. */
export const rentedTo = (project: Place, from: Day) =>
  ({
    availability: "RENTADO",
    currentLocation: project.location,
    currentProjectId: project.id,
    commitmentDate: from,
    releaseDate: null,
  }) as const;

/** The columns of a unit out of service for good; nothing brings it back. */
export const retiredFor = (reason: string) =>
  ({ ...available, availability: "RETIRADO", retirementReason: reason }) as const;
