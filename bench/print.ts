import { performance } from "node:perf_hooks";
import { desc, eq } from "drizzle-orm";
import { closeDatabase, database } from "@/db/client";
import {
  custodyChains,
  equipment,
  maintenanceSheets,
  settings,
  shippingGuides,
  staff,
  users,
  vehicles,
  worksheets,
} from "@/db/schema";
import { getCodeKey } from "@/lib/custody/get-code-key";
import { type Context, plainContext } from "@/lib/kernel/context";
import { draw } from "@/lib/printed/draw";
import { getChainOnPaper } from "@/lib/printed/get-chain-on-paper";
import { getCompany } from "@/lib/printed/get-company";
import { getSheetHeading } from "@/lib/printed/get-sheet-heading";
import { getWorksheetOnPaper } from "@/lib/printed/get-worksheet-on-paper";
import { listChainsOnPaper } from "@/lib/printed/list-chains-on-paper";
import { printBlankChecklist, printChecklist } from "@/lib/printed/print-checklist";
import { printCustodyChain } from "@/lib/printed/print-custody-chain";
import { printEquipment } from "@/lib/printed/print-equipment";
import { printImmunisation } from "@/lib/printed/print-immunisation";
import { printMaintenance } from "@/lib/printed/print-maintenance";
import { printShippingGuide } from "@/lib/printed/print-shipping-guide";
import { printStaff } from "@/lib/printed/print-staff";
import { printVehicle } from "@/lib/printed/print-vehicle";
import { printWorksheet } from "@/lib/printed/print-worksheet";
import type { Printed } from "@/lib/printed/printed";
import { single } from "@/lib/values/rows";
import { openOwnDatabase } from "./own-database";
import { processorTime } from "./processor";

/**
 * Documents per second of each kind, and processor time of all that is at work, with repeated rows for the long ones:
 * `DATA_DIR=$(mktemp -d) npx tsx bench/print.ts` with the demonstration in a database of its own, or from the data of
 * `DATABASE_URL`, which it only reads. Linux only.
 */
const seconds = Number(process.env.BENCH_SECONDS ?? 3);
const many = 200;

async function contextOf(): Promise<Context> {
  const db = database();
  const user = single(
    await db.select().from(users).where(eq(users.role, "ADMINISTRATIVO")).limit(1),
  );
  const { timeZone } = single(await db.select({ timeZone: settings.timeZone }).from(settings));
  return {
    ...plainContext({ db, now: new Date(), timeZone }),
    caller: { user, sessionId: null, tokenId: null, scope: "read" },
  };
}

const repeated = <T>(rows: readonly T[]): T[] =>
  rows.length === 0
    ? []
    : Array.from({ length: many }, (_, at) => rows[at % rows.length]).flatMap((row) => row ?? []);

async function measure(name: string, print: () => Promise<Printed>) {
  await print();
  const { bytes } = await print();
  const [start, worked] = [performance.now(), processorTime(process.pid)];
  let count = 0;
  while (performance.now() - start < seconds * 1_000) {
    await print();
    count += 1;
  }
  const rate = ((count * 1_000) / (performance.now() - start)).toFixed(1).padStart(7);
  const each = ((processorTime(process.pid) - worked) / count).toFixed(1).padStart(7);
  const size = (bytes.byteLength / 1_024).toFixed(0).padStart(5);
  console.log(`${name.padEnd(32)} ${rate}/s  ${each} ms of processor  ${size} KB`);
}

async function run() {
  const ctx = await contextOf();
  const house = await getCompany(ctx);
  const codeKey = await getCodeKey(ctx);
  const newest = await ctx.db.select().from(custodyChains).orderBy(desc(custodyChains.id)).limit(1);
  const chainId = single(newest).id;
  const { worksheetId } = single(newest);
  const sheet = await getWorksheetOnPaper(ctx, { worksheetId });
  const chain = await getChainOnPaper(ctx, { chainId });
  const chains = await listChainsOnPaper(ctx, { worksheetId });
  const job = await getSheetHeading(ctx, sheet.sheet);
  const certificate = { sheet: sheet.sheet, job, chains, certificate: null };

  console.log(`${await ctx.db.$count(worksheets)} work sheets, ${seconds} s each, one process\n`);
  await measure("custody chain, with its reads", () => printCustodyChain(ctx, { chainId }));
  await measure("custody chain", () => draw(ctx, "custodyChain", house.company, chain, codeKey));
  const long = { ...chain, items: repeated(chain.items) };
  await measure(`custody chain, ${many} rows`, () =>
    draw(ctx, "custodyChain", house.company, long, codeKey),
  );
  await measure("work sheet, with its reads", () => printWorksheet(ctx, { worksheetId }));
  await measure(`work sheet, ${sheet.lines.length} lines`, () =>
    draw(ctx, "worksheet", house, sheet),
  );
  const wide = { ...sheet, lines: repeated(sheet.lines) };
  await measure(`work sheet, ${many} lines`, () => draw(ctx, "worksheet", house, wide));
  await measure("certificate", () => draw(ctx, "certificate", house, certificate));
  const full = { ...certificate, chains: repeated(chains) };
  await measure(`certificate, ${many} chains`, () => draw(ctx, "certificate", house, full));
  await measureOthers(ctx);
}

type Table = typeof maintenanceSheets | typeof shippingGuides | typeof staff | typeof vehicles;

const firstOf = async ({ db }: Context, table: Table) =>
  single(await db.select({ id: table.id }).from(table).orderBy(table.id).limit(1)).id;

async function measureOthers(ctx: Context) {
  const inspected = eq(equipment.type, "BTSNHM");
  const units = ctx.db.select({ id: equipment.id }).from(equipment).where(inspected).limit(1);
  const equipmentId = single(await units).id;
  const [sheetId, guideId, vehicleId, staffId] = [
    await firstOf(ctx, maintenanceSheets),
    await firstOf(ctx, shippingGuides),
    await firstOf(ctx, vehicles),
    await firstOf(ctx, staff),
  ];
  await measure("maintenance sheet", () => printMaintenance(ctx, { sheetId }));
  await measure("shipping guide", () => printShippingGuide(ctx, { guideId }));
  await measure("vehicle report", () => printVehicle(ctx, { vehicleId }));
  await measure("technician report", () => printStaff(ctx, { staffId }));
  await measure("immunisation record", () => printImmunisation(ctx, { staffId }));
  await measure("equipment report", () => printEquipment(ctx, { equipmentId }));
  await measure("checklist", () => printChecklist(ctx, { equipmentId }));
  await measure("blank checklist", () => printBlankChecklist(ctx, { type: "BTSNHM" }));
}

async function openDemonstration() {
  if (!process.env.DATA_DIR) throw new Error("DATA_DIR names an empty folder for its files");
  const own = await openOwnDatabase();
  const { fillEmptyDatabase } = await import("@/scripts/demo/fill-empty-database");
  await fillEmptyDatabase();
  return own;
}

const own = process.env.DATABASE_URL ? null : await openDemonstration();
await run();
await closeDatabase();
await own?.stop();
