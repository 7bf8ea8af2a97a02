import { sql } from "drizzle-orm";
import * as z from "zod";
import { doorDatabase } from "@/db/client";
import { version } from "@/package.json";
import { inTime } from "../kernel/in-time";
import { storeAnswers } from "../storage/store-answers";
import { namedBody } from "../wire/output";
import { answerLiveness, tellReadiness } from "./life";
import type { PlainAnswer } from "./plain-endpoint";

const state = z.enum(["ok", "error"]);

export const HealthBody = namedBody("Health", {
  success: z.literal(true),
  status: state,
  database: state,
  storage: state,
  version: z.string(),
});

const stateOf = (isWell: boolean) => (isWell ? "ok" : "error") as z.infer<typeof state>;

async function readHealth() {
  const [isReached, isStored] = await Promise.all([
    inTime(() => doorDatabase().execute(sql`select 1`)).then((rows) => rows !== null),
    storeAnswers(),
  ]);
  const reached = stateOf(isReached);
  const seen = { status: reached, database: reached, storage: stateOf(isStored), version };
  return isReached
    ? { status: 200, body: { success: true, ...seen } }
    : { status: 503, body: { ...unavailable, ...seen } };
}

const unavailable = {
  success: false,
  error: "La base de datos no responde. Intente de nuevo en unos minutos.",
  code: "server_error",
};

/** `live=1` asks whether it runs, `ready=1` whether it takes requests, neither whether all of it works. */
export function answerHealth(request: Request): PlainAnswer | Promise<PlainAnswer> {
  const asked = new URL(request.url).searchParams;
  if (asked.get("live") === "1") return answerLiveness();
  return asked.get("ready") === "1" ? tellReadiness() : readHealth();
}
