import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { type Context, callerOf, plainContext } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { getSettings } from "../settings/get-settings";
import type { SampledAnswer } from "./manifest";
import type { SampledRead } from "./sampled-read";
import { sampledReads } from "./sampled-reads";

const most = 200;

type Named = Pick<SampledAnswer, "operation" | "id">;

const reads = new Map<string, SampledRead>(Object.entries(sampledReads));

/** Nobody's, who may read everything. */
const reader = {
  id: 0,
  email: "",
  firstName: "",
  lastName: "",
  role: "ADMINISTRATIVO",
  signatureName: null,
} as const;

async function contextAt(db: Db, at: string): Promise<Context> {
  const now = new Date(at);
  const { timeZone } = await getSettings(plainContext({ db, now, timeZone: "UTC" }));
  const base = plainContext({ db, now, timeZone });
  return { ...base, caller: callerOf(reader, "read") };
}

/** The same ones of the same records, from all over the table. */
async function namedBy(db: Db, operation: string, { table }: SampledRead): Promise<Named[]> {
  const rows = await db
    .select({ id: sql<number>`${table.id}`.mapWith(Number) })
    .from(table)
    .orderBy(sql`md5(${table.id}::text)`)
    .limit(most);
  return rows.map(({ id }) => ({ operation, id }));
}

/** As many of each read as of the others, while there are. */
async function chooseReads(db: Db): Promise<Named[]> {
  const kinds: Named[][] = [];
  for (const [operation, read] of reads) kinds.push(await namedBy(db, operation, read));
  const longest = Math.max(...kinds.map(({ length }) => length));
  const inTurn = Array.from({ length: longest }, (_, at) =>
    kinds.flatMap((kind) => kind[at] ?? []),
  );
  return inTurn.flat().slice(0, most);
}

async function bodyOf(ctx: Context, { operation, id }: Named): Promise<object> {
  try {
    return (await reads.get(operation)?.answer(ctx, id)) ?? {};
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    return { success: false, code: thrown.code };
  }
}

async function digestAll(ctx: Context, chosen: readonly Named[]): Promise<SampledAnswer[]> {
  const found: SampledAnswer[] = [];
  for (const one of chosen) {
    const text = JSON.stringify(await bodyOf(ctx, one));
    found.push({ ...one, sha256: createHash("sha256").update(text).digest("hex") });
  }
  return found;
}

/** Digests of documented answers as they were at the instant. */
export async function sampleAnswers(db: Db, at: string): Promise<SampledAnswer[]> {
  return digestAll(await contextAt(db, at), await chooseReads(db));
}

/** The operations and records whose answers are no longer what they were at the instant. */
export async function listOtherAnswers(
  db: Db,
  at: string,
  answers: readonly SampledAnswer[],
): Promise<string[]> {
  const known = answers.filter(({ operation }) => reads.has(operation));
  const now = await digestAll(await contextAt(db, at), known);
  return known
    .filter(({ sha256 }, place) => now[place]?.sha256 !== sha256)
    .map(({ operation, id }) => `${operation} ${id}`);
}
