import { eq } from "drizzle-orm";
import { unitClaims } from "@/db/schema";
import type { claimKinds } from "@/db/values";

export type ClaimKind = (typeof claimKinds)[number];

const promiseKind = "RESERVATION" satisfies ClaimKind;

export const ofPromises = eq(unitClaims.kind, promiseKind);

const blockKind = "BLOCK" satisfies ClaimKind;

export const ofBlocks = eq(unitClaims.kind, blockKind);

/** The unit is promised to a client. */
export const isPromise = ({ kind }: { kind: ClaimKind }): boolean => kind === promiseKind;
