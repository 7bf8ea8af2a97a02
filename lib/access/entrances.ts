import { eq, or, type SQL } from "drizzle-orm";
import type { accessEvents } from "@/db/schema";
import type { accessKinds } from "@/db/values";

const entrances = ["SIGN_IN", "TOKEN_CREATED"] as const satisfies (typeof accessKinds)[number][];

/** Whoever it is recorded of got in. */
export const ofEntrances = ({ kind }: Pick<typeof accessEvents, "kind">): SQL | undefined =>
  or(...entrances.map((one) => eq(kind, one)));
