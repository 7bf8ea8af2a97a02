import { eq } from "drizzle-orm";
import { unitClaims } from "@/db/schema";
import type { claimKinds } from "@/db/values";

export type ClaimKind = (typeof claimKinds)[number];

const promiseKind = "RESERVATION" satisfies ClaimKind;

export const ofPromises = eq(unitClaims.kind, promiseKind);

const stayKind = "ASSIGNMENT" satisfies ClaimKind;
const blockKind = "BLOCK" satisfies ClaimKind;

export const ofAssignments = eq(unitClaims.kind, stayKind);

export const ofBlocks = eq(unitClaims.kind, blockKind);

type WithKind = { kind: ClaimKind };

/** The unit is at a project. */
export const isStay = ({ kind }: WithKind): boolean => kind === stayKind;

/** The unit is promised to a client. */
export const isPromise = ({ kind }: WithKind): boolean => kind === promiseKind;
