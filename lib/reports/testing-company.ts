import { database } from "@/db/client";
import * as tables from "@/db/schema";
import { aUser } from "@/db/testing/factories";
import { chancesOf } from "./testing-chances";
import { someSheets } from "./testing-random-billing";
import { aRandomFleet } from "./testing-random-fleet";
import { aRandomLog } from "./testing-random-log";
import { someFieldWork } from "./testing-random-work";

/** Two years of a company, made by chance, as its rows then stand. */
export async function aRandomCompany(seed: number) {
  const chances = chancesOf(seed);
  const users = [];
  for (const firstName of ["Rosa", "Luis", "Inés"]) users.push((await aUser({ firstName })).id);
  const fleet = await aRandomFleet(chances);
  const sheets = await someSheets(chances, fleet, users);
  await someFieldWork(chances, fleet, sheets, users);
  await aRandomLog(chances, fleet, sheets, users);
  return { chances, ...(await storedCompany()) };
}

const db = database;

const storedCompany = async () => ({
  partners: await db().select().from(tables.partners),
  projects: await db().select().from(tables.projects),
  units: await db().select().from(tables.equipment),
  assignments: await db().select().from(tables.assignments),
  sheets: await db().select().from(tables.worksheets),
  lines: await db().select().from(tables.worksheetLines),
  chains: await db().select().from(tables.custodyChains),
  chainItems: await db().select().from(tables.custodyChainItems),
  visits: await db().select().from(tables.visits),
  maintenance: await db().select().from(tables.maintenanceSheets),
  guides: await db().select().from(tables.shippingGuides),
  writeOffs: await db().select().from(tables.writeOffs),
  log: await db().select().from(tables.changes).orderBy(tables.changes.id),
  users: await db().select().from(tables.users),
});

export type RandomCompany = Awaited<ReturnType<typeof aRandomCompany>>;
