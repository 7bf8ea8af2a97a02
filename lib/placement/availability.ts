import { availabilities, type equipmentTypes } from "@/db/values";
import type { Day } from "../values/dates";

export type ProjectPlace = { id: number; location: string };

type Kind = { type: (typeof equipmentTypes)[number] };
type Availability = (typeof availabilities)[number];

export const serviceType = "SERVIC" satisfies Kind["type"];

export const freeStatus = "DISPONIBLE" satisfies Availability;

export const rentedStatus = "RENTADO" satisfies Availability;

export const retiredStatus = "RETIRADO" satisfies Availability;

export const available = {
  availability: freeStatus,
  currentLocation: null,
  currentProjectId: null,
  commitmentDate: null,
  releaseDate: null,
} as const;

export const rentedTo = (project: ProjectPlace, from: Day) =>
  ({
    availability: rentedStatus,
    currentLocation: project.location,
    currentProjectId: project.id,
    commitmentDate: from,
    releaseDate: null,
  }) as const;

export const retiredFor = (reason: string) =>
  ({ ...available, availability: retiredStatus, retirementReason: reason }) as const;

export const isService = ({ type }: Kind): boolean => type === serviceType;

type Unit = { availability: Availability };
type Asked = { availability?: Availability | undefined };

export const isOutOfService = ({ availability }: Asked): boolean => availability === retiredStatus;

/** Of what may still be put to work. */
export const availabilitiesInService = availabilities.filter(
  (availability) => !isOutOfService({ availability }),
);

export const isRented = ({ availability }: Asked): boolean => availability === rentedStatus;

export const isFree = ({ availability }: Asked): boolean => availability === freeStatus;

/** Services are, too, unless out of service for good. */
export const isAvailable = (unit: Kind & Unit): boolean =>
  isFree(unit) || (isService(unit) && !isOutOfService(unit));
