import { eq } from "drizzle-orm";
import { unitClaims } from "@/db/schema";
import type { claimKinds } from "@/db/values";

export type ClaimKind = (typeof claimKinds)[number];

const promiseKind = "RESERVATION" satisfies ClaimKind;

export const ofPromises = eq(unitClaims.kind, promiseKind);
