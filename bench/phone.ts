import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { aPopulatedProject, forEverybody, forFieldWork, forTheOffice } from "@/e2e/world";
import { findChromium } from "@/scripts/chromium.mjs";
import { startCompared } from "./apps-compared";
import { openOwnDatabase } from "./own-database";

/**
 * The custody form on a slowed phone, and what Lighthouse says of the accessibility of every screen, on the built
 * product. Lighthouse is no dependency: `npm i --prefix /tmp/lh lighthouse@12`, then
 * `LIGHTHOUSE=/tmp/lh/node_modules/lighthouse npx tsx bench/phone.ts [screens]`. BENCH_BEFORE=folder measures another
 * checkout beside this one.
 */
const lighthouse = process.env.LIGHTHOUSE;
if (!lighthouse) throw new Error("LIGHTHOUSE names no folder of the package.");
const rounds = Number(process.env.BENCH_ROUNDS ?? 5);
const answers = await mkdtemp(join(tmpdir(), "faena-phone-"));

interface Report {
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

async function look(url: string, cookie: string, category: string): Promise<Report> {
  const path = join(answers, "report.json");
  const child = spawn(
    process.execPath,
    [
      join(lighthouse ?? "", "cli/index.js"),
      url,
      "--quiet",
      "--output=json",
      `--output-path=${path}`,
      `--only-categories=${category}`,
      `--extra-headers=${JSON.stringify({ cookie })}`,
      "--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage",
    ],
    { env: { ...process.env, CHROME_PATH: await findChromium() }, stdio: "inherit" },
  );
  const [code] = await once(child, "exit");
  if (code !== 0) throw new Error(`Lighthouse ends with ${code} at ${url}`);
  return JSON.parse(await readFile(path, "utf8"));
}

const measures = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time"];

async function weighForm(name: string, url: string, cookie: string) {
  const reports: Report[] = [];
  for (let round = 0; round < rounds; round += 1)
    reports.push(await look(`${url}/custody/new`, cookie, "performance"));
  const scores = reports.map(({ categories }) => (categories.performance?.score ?? 0) * 100);
  const times = measures.map((measure) => {
    const values = reports.map(({ audits }) => audits[measure]?.numericValue ?? 0);
    return `${measure} ${median(values).toFixed(0)} ms`;
  });
  console.log(`${name}: performance ${median(scores).toFixed(0)}, ${times.join(", ")}`);
}

async function judge(url: string, path: string, cookie: string) {
  const { categories, audits } = await look(url + path, cookie, "accessibility");
  const score = (categories.accessibility?.score ?? 0) * 100;
  const faults = Object.values(audits).filter((audit) => audit.score === 0);
  const told = score < 100 ? faults.map(({ title }) => title).join("; ") : "";
  console.log(`${score.toFixed(0).padStart(4)}  ${path}  ${told}`);
}

const postgres = await openOwnDatabase();
const apps = await startCompared(postgres);
const world = await aPopulatedProject();
const { cookie } = await aSession();
const screens = [...forEverybody(world), ...forTheOffice(world), ...(await forFieldWork(world))];
await closeDatabase();
for (const { name, url } of apps) await weighForm(name, url, cookie);
const now = apps.at(-1)?.url ?? "";
if (process.argv[2] === "screens")
  for (const path of new Set(screens)) await judge(now, path, cookie);
for (const { stop } of apps) await stop();
await postgres.stop();
