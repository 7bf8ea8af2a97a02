import { eq, type SQL } from "drizzle-orm";
import type { accessEvents } from "@/db/schema";
import type { AccessKind } from "./record-access";

export const forgottenKind = "PASSWORD_FORGOTTEN" satisfies AccessKind;

export const ofForgotten = ({ kind }: Pick<typeof accessEvents, "kind">): SQL =>
  eq(kind, forgottenKind);
