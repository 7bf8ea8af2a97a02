import type { availabilities } from "@/db/values";
import { Refused } from "../kernel/errors";
import {
  available,
  isOutOfService,
  isRented,
  isService,
  rentedTo,
} from "../placement/availability";
import type { Day } from "../values/dates";
import type { EquipmentType } from "./checklist";

type Availability = (typeof availabilities)[number];

export type Placement = {
  availability: Availability;
  currentLocation: string | null;
  currentProjectId: number | null;
  commitmentDate: Day | null;
  releaseDate: Day | null;
};

type Asked = { [K in keyof Placement]?: Placement[K] | undefined };

type Facts = {
  type: EquipmentType;
  isHeld: boolean;
  project: { id: number; location: string } | null;
  today: Day;
};

const heldKeys = ["availability", "currentProjectId", "commitmentDate"] as const;

export const asksPlacement = (asked: Asked): boolean =>
  heldKeys.some((key) => asked[key] !== undefined);

/** What follows when availability, project or commitment are written by hand (decisions 0011, 0046). */
export function placementByHand(before: Placement, asked: Asked, facts: Facts): Partial<Placement> {
  if (isOutOfService(asked))
    throw new Refused("Un equipo se retira con su propia operación, indicando el motivo.");
  if (facts.isHeld) return refuseOtherThan(before, asked);
  const after = { availability: asked.availability ?? before.availability };
  return isRented(after) ? rentedByHand(before, asked, facts) : freedByHand(before, asked);
}

function refuseOtherThan(before: Placement, asked: Asked): Partial<Placement> {
  if (heldKeys.every((key) => asked[key] === undefined || asked[key] === before[key])) return {};
  throw new Refused(
    "El equipo está asignado a un proyecto: libere o edite la asignación.",
    "resource_rented",
  );
}

function freedByHand(before: Placement, asked: Asked): Partial<Placement> {
  if (asked.currentProjectId) throw new Refused("Un equipo disponible no tiene proyecto.");
  if (!isRented(before)) return {};
  return {
    ...available,
    currentLocation: asked.currentLocation ?? null,
    commitmentDate: asked.commitmentDate ?? null,
    releaseDate: asked.releaseDate ?? null,
  };
}

function rentedByHand(before: Placement, asked: Asked, facts: Facts): Partial<Placement> {
  if (isService(facts)) throw new Refused("Un servicio está siempre disponible.");
  if (!facts.project) return {};
  const from = asked.commitmentDate ?? before.commitmentDate ?? facts.today;
  const rented = rentedTo(facts.project, from);
  return {
    ...rented,
    currentLocation: asked.currentLocation ?? rented.currentLocation,
    releaseDate: asked.releaseDate ?? null,
  };
}
