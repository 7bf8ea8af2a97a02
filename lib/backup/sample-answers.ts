import { createHash } from "node:crypto";
import type { Db } from "@/db/client";
import { type Context, callerOf, plainContext } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { getSettings } from "../settings/get-settings";
import { chooseReads, type NamedRead, readsByOperation } from "./choose-reads";
import type { SampledAnswer } from "./manifest";

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

async function bodyOf(ctx: Context, { operation, id }: NamedRead): Promise<object> {
  try {
    return (await readsByOperation.get(operation)?.answer(ctx, id)) ?? {};
  } catch (thrown) {
    if (!isDomainError(thrown)) throw thrown;
    return { success: false, code: thrown.code };
  }
}

async function digestAll(ctx: Context, chosen: readonly NamedRead[]): Promise<SampledAnswer[]> {
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
  const known = answers.filter(({ operation }) => readsByOperation.has(operation));
  const now = await digestAll(await contextAt(db, at), known);
  return known
    .filter(({ sha256 }, place) => now[place]?.sha256 !== sha256)
    .map(({ operation, id }) => `${operation} ${id}`);
}
