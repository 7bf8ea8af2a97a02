import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { database } from "@/db/client";
import { version } from "@/package.json";
import { env } from "../env";

const patience = 2_000;
const state = z.enum(["ok", "error"]);

export const HealthBody = z.strictObject({
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

const tryStorage = async () => {
  await mkdir(env.DATA_DIR, { recursive: true });
  await access(env.DATA_DIR, constants.W_OK);
};

/** Whether the database answers and the data folder takes files: 200 when the database does, else 503. */
export async function readHealth() {
  const [reached, stored] = await Promise.all([
    tried(Promise.resolve().then(() => database().execute(sql`select 1`))),
    tried(tryStorage()),
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
