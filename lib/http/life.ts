import * as z from "zod";
import { database } from "@/db/client";
import { isMigrated } from "@/db/is-migrated";
import { version } from "@/package.json";
import { inTime } from "../kernel/in-time";
import type { PlainAnswer } from "./plain-endpoint";

export const LifeBody = z.strictObject({
  success: z.literal(true),
  status: z.literal("ok"),
  version: z.string(),
});

const fine = { status: 200, body: { success: true, status: "ok", version } };

/** 200 while the process serves; asks nothing else. */
export const answerLiveness = (): PlainAnswer => ({ ...fine, asksNothing: true });

/** Set by `scripts/drain.mjs` in the same process, outside the bundle. */
const isShuttingDown = () => Reflect.get(globalThis, "faenaShutsDown") === true;

const notReady = (error: string): PlainAnswer => ({
  status: 503,
  headers: { "Retry-After": "5" },
  asksNothing: true,
  body: { success: false, error, code: "try_again", status: "error", version },
});

async function whatDatabaseLacks(): Promise<string | null> {
  const isCurrent = await inTime(() => isMigrated(database()));
  if (isCurrent === null) return "La base de datos no responde.";
  return isCurrent ? null : "La base de datos no está al día con esta versión.";
}

/** 200 when the database answers and has this program's migrations, and no shutdown was asked; else 503. */
export async function tellReadiness(): Promise<PlainAnswer> {
  if (isShuttingDown()) return notReady("El servicio se está apagando.");
  const lack = await whatDatabaseLacks();
  return lack === null ? fine : notReady(lack);
}
