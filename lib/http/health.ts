import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import * as z from "zod";
import { doorDatabase } from "@/db/client";
import { version } from "@/package.json";
import { fileStore } from "../storage/file-store";
import type { FileStore } from "../storage/store";
import { namedBody } from "../wire/output";
import { answerLiveness, tellReadiness } from "./life";
import type { PlainAnswer } from "./plain-endpoint";

const patience = 2_000;
const state = z.enum(["ok", "error"]);

export const HealthBody = namedBody("Health", {
  success: z.literal(true),
  status: state,
  database: state,
  storage: state,
  version: z.string(),
});

const tried = (work: Promise<unknown>) =>
  Promise.race([
    work.then(
      () => "ok" as const,
      () => "error" as const,
    ),
    pause(patience, "error" as const, { ref: false }),
  ]);

async function tryStorage(store: FileStore) {
  const key = `health/${randomUUID()}`;
  await store.write(key, new TextEncoder().encode(key));
  await store.remove(key);
}

/** Milliseconds that the store's answer is reused, so that a monitor does not strain it. */
const storageHolds = 10_000;
type Asked = { store: FileStore; askedAt: number; state: ReturnType<typeof tried> };
let last: Asked | null = null;

function storageState(): Asked["state"] {
  const [store, now] = [fileStore(), performance.now()];
  if (last?.store !== store || now - last.askedAt > storageHolds)
    last = { store, askedAt: now, state: tried(tryStorage(store)) };
  return last.state;
}

async function readHealth() {
  const [reached, stored] = await Promise.all([
    tried(Promise.resolve().then(() => doorDatabase().execute(sql`select 1`))),
    storageState(),
  ]);
  const seen = { status: reached, database: reached, storage: stored, version };
  return reached === "ok"
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
