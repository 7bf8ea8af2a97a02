import { availabilities, type equipmentTypes } from "@/db/values";
import type { Day } from "../values/dates";

export type ProjectPlace = { id: number; location: string };

export const available = {
  availability: "DISPONIBLE",
  currentLocation: null,
  currentProjectId: null,
  commitmentDate: null,
  releaseDate: null,
} as const;

export const rentedTo = (project: ProjectPlace, from: Day) =>
  ({
    availability: "RENTADO",
    currentLocation: project.location,
    currentProjectId: project.id,
    commitmentDate: from,
    releaseDate: null,
  }) as const;

export const retiredFor = (reason: string) =>
  ({ ...available, availability: "RETIRADO", retirementReason: reason }) as const;

type Kind = { type: (typeof equipmentTypes)[number] };

export const isService = ({ type }: Kind): boolean => type === "SERVIC";

type Availability = (typeof availabilities)[number];
type Unit = { availability: Availability };
type Asked = { availability?: Availability | undefined };

export const isOutOfService = ({ availability }: Asked): boolean => availability === "RETIRADO";

/** Of what may still be put to work. */
export const availabilitiesInService = availabilities.filter(
  (availability) => !isOutOfService({ availability }),
);

export const isRented = ({ availability }: Asked): boolean => availability === "RENTADO";

export const isFree = ({ availability }: Asked): boolean => availability === "DISPONIBLE";

/** Services are, too, unless out of service for good. */
export const isAvailable = (unit: Kind & Unit): boolean =>
  isFree(unit) || (isService(unit) && !isOutOfService(unit));
