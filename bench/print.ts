import { performance } from "node:perf_hooks";
import { desc, eq } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import { custodyChains, settings, users, worksheets } from "@/db/schema";
import type { Context } from "@/lib/context";
import { dayOf } from "@/lib/dates";
import { certificatePaper } from "@/lib/documents/certificate";
import { custodyChainPaper } from "@/lib/documents/custody-chain";
import { getCompany } from "@/lib/documents/get-company";
import { getJob, getWorksheetOnPaper } from "@/lib/documents/get-worksheet-on-paper";
import { getChainOnPaper, listChainsOnPaper } from "@/lib/documents/list-chains";
import { printCustodyChain } from "@/lib/documents/print-custody-chain";
import { printWorksheet } from "@/lib/documents/print-worksheet";
import type { Printed } from "@/lib/documents/printed";
import { worksheetPaper } from "@/lib/documents/worksheet";
import { only } from "@/lib/rows";

/**
 * Documents a second of each kind, from the data of `DATABASE_URL` (the demo has some), with the same rows over and over
 * for the long ones: `DATABASE_URL=… npx tsx bench/print.ts`. Reads only.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const many = 200;

async function contextOf(): Promise<Context> {
  const db = database();
  const user = only(await db.select().from(users).where(eq(users.role, "ADMINISTRATIVO")).limit(1));
  const { timeZone } = only(await db.select({ timeZone: settings.timeZone }).from(settings));
  const now = new Date();
  return {
    db,
    now,
    today: dayOf(now, timeZone),
    timeZone,
    address: "local",
    visit: { user, sessionId: null, tokenId: null, scope: "read" },
    inTransaction: false,
    afterCommit: () => {
      throw new TypeError("afterCommit needs a transaction");
    },
  };
}

const repeated = <T>(rows: readonly T[]): T[] =>
  rows.length === 0
    ? []
    : Array.from({ length: many }, (_, at) => rows[at % rows.length]).flatMap((row) => row ?? []);

async function measure(name: string, print: () => Promise<Printed>) {
  const { bytes } = await print();
  const start = performance.now();
  let count = 0;
  while (performance.now() - start < seconds * 1_000) {
    await print();
    count += 1;
  }
  const each = (performance.now() - start) / count;
  const rate = (1_000 / each).toFixed(1).padStart(7);
  const size = (bytes.byteLength / 1_024).toFixed(0).padStart(6);
  console.log(`${name.padEnd(34)} ${rate}/s  ${each.toFixed(1).padStart(7)} ms  ${size} KB`);
}

async function run() {
  const ctx = await contextOf();
  const house = await getCompany(ctx);
  const newest = await ctx.db.select().from(custodyChains).orderBy(desc(custodyChains.id)).limit(1);
  const chainId = only(newest).id;
  const { worksheetId } = only(newest);
  const sheet = await getWorksheetOnPaper(ctx, { worksheetId });
  const chain = await getChainOnPaper(ctx, { chainId });
  const chains = await listChainsOnPaper(ctx, { worksheetId });
  const job = await getJob(ctx, sheet.sheet);
  const certificate = { sheet: sheet.sheet, job, chains, certificate: null };

  console.log(`${await ctx.db.$count(worksheets)} work sheets, ${seconds} s each, one process\n`);
  await measure("custody chain, with its reads", () => printCustodyChain(ctx, { chainId }));
  await measure("custody chain", () => custodyChainPaper(house.company, chain));
  const long = { ...chain, items: repeated(chain.items) };
  await measure(`custody chain, ${many} rows`, () => custodyChainPaper(house.company, long));
  await measure("work sheet, with its reads", () => printWorksheet(ctx, { worksheetId }));
  await measure(`work sheet, ${sheet.lines.length} lines`, () => worksheetPaper(house, sheet));
  const wide = { ...sheet, lines: repeated(sheet.lines) };
  await measure(`work sheet, ${many} lines`, () => worksheetPaper(house, wide));
  await measure("certificate", () => certificatePaper(house, certificate));
  const full = { ...certificate, chains: repeated(chains) };
  await measure(`certificate, ${many} chains`, () => certificatePaper(house, full));
}

await run();
await closeDatabase();
