import { eq } from "drizzle-orm";
import { unitClaims } from "@/db/schema";
import type { claimKinds } from "@/db/values";

export type ClaimKind = (typeof claimKinds)[number];

const reservationKind = "RESERVATION" satisfies ClaimKind;

export const ofReservations = eq(unitClaims.kind, reservationKind);

const assignmentKind = "ASSIGNMENT" satisfies ClaimKind;
const blockKind = "BLOCK" satisfies ClaimKind;

export const ofAssignments = eq(unitClaims.kind, assignmentKind);

export const ofBlocks = eq(unitClaims.kind, blockKind);

type WithKind = { kind: ClaimKind };

/** The unit is at a project. */
export const isOfAssignment = ({ kind }: WithKind): boolean => kind === assignmentKind;

/** The unit is promised to a client. */
export const isOfReservation = ({ kind }: WithKind): boolean => kind === reservationKind;
