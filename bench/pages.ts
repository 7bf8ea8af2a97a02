import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { aPopulatedProject, forEverybody, forFieldWork, forTheOffice } from "@/e2e/world";
import { chromiumFlags, findChromium } from "@/scripts/chromium.mjs";
import { root } from "@/scripts/root.mjs";
import { startCompared } from "./apps-compared";
import { openOwnDatabase } from "./own-database";
import { ownersOfAll } from "./page-modules";

/**
 * What each screen sends at its first load, compressed, how many links it fetches ahead, when its largest part is
 * painted, and how long after a click inside the product its heading stands, in Chromium, on the built product:
 * `npx tsx bench/pages.ts`, with addresses only those. Built with BUILD_MAPS=yes it says of each screen which modules weigh most.
 * BENCH_BEFORE=folder measures another checkout beside this one.
 */
/** Begins each walk into a screen. */
const light = "/about";
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

interface Weight {
  script: number;
  page: number;
  ahead: number;
  painted: number;
  entered: number;
}

/** Addresses of scripts, by screen. */
const scripts = new Map<string, Set<string>>();

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs in the page. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });

/** From a light page of the product, by its router. Runs in the page. */
const enter = (path: string) =>
  new Promise<number>((resolve) => {
    const before = document.querySelector("main h1");
    const began = performance.now();
    const { next } = window as unknown as { next: { router: { push: (path: string) => void } } };
    next.router.push(path);
    // No function with a name: tsx would ask the page for its helper.
    const timer = setInterval(() => {
      const heading = document.querySelector("main h1");
      if (location.pathname + location.search !== path || !heading || heading === before) return;
      clearInterval(timer);
      resolve(performance.now() - began);
    }, 4);
  });

/** Null where the checkout has no such screen. */
async function load(browser: Browser, app: string, path: string, cookie: string | null) {
  const url = app + path;
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  let ahead = 0;
  const seen = new Set<string>();
  page.on("request", (request) => {
    if (request.headers()["next-router-prefetch"]) ahead += 1;
    if (request.resourceType() === "script") seen.add(new URL(request.url()).pathname);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await network.send("Network.enable");
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (answer?.status() === 404) {
    await context.close();
    return null;
  }
  if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}`);
  const painted = await page.evaluate(largestPaint);
  scripts.set(path, seen);
  const weight = { script: bytes.Script ?? 0, page: bytes.Document ?? 0, ahead, painted };
  if (cookie) await page.goto(app + light, { waitUntil: "networkidle" });
  const entered = cookie && path !== light ? await page.evaluate(enter, path) : 0;
  await context.close();
  return { ...weight, entered };
}

async function weigh(browser: Browser, app: string, path: string, cookie: string | null) {
  const loads: Weight[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await load(browser, app, path, cookie);
    if (!one) return null;
    loads.push(one);
  }
  const of = (part: keyof Weight) => median(loads.map((one) => one[part]));
  return {
    script: of("script"),
    page: of("page"),
    ahead: of("ahead"),
    painted: of("painted"),
    entered: of("entered"),
  };
}

const postgres = await openOwnDatabase();
const apps = await startCompared(postgres);

const world = await aPopulatedProject();
const { cookie } = await aSession();
const screens = [...forEverybody(world), ...forTheOffice(world), ...(await forFieldWork(world))];
await closeDatabase();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: chromiumFlags,
});

const heaviest = 12;
const kilobytes = (size: number) => (size / 1_000).toFixed(0).padStart(8);
const head = apps
  .map(({ name }) => `${`${name}: script`.padStart(16)}    page   ahead   painted   entered`)
  .join("");
console.log(`${"compressed kB, ms".padEnd(48)}${head}`);

function cellsOf(weight: Weight | null) {
  if (!weight) return "–".padStart(16).padEnd(52);
  const { script, page, ahead, painted, entered } = weight;
  return (
    kilobytes(script).padStart(16) +
    kilobytes(page) +
    String(ahead).padStart(8) +
    painted.toFixed(0).padStart(10) +
    entered.toFixed(0).padStart(10)
  );
}

const wanted = process.argv.slice(2);
const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path);
for (const path of ["/login", ...new Set(screens)].filter(isWanted)) {
  const session = path === "/login" ? null : cookie;
  const weights = [];
  for (const { url } of apps) weights.push(await weigh(browser, url, path, session));
  console.log(path.padEnd(48) + weights.map(cellsOf).join(""));
  const chunks = [...(scripts.get(path) ?? [])].map((address) =>
    join(root, address.replace("/_next/", ".next/")),
  );
  const heavy = ownersOfAll(chunks).slice(0, heaviest);
  const told = heavy.map(([name, size]) => `${name} ${(size / 1_000).toFixed(1)}`);
  if (told.length > 0) console.log(`    ${told.join(" · ")}`);
}
await browser.close();
for (const { stop } of apps) await stop();
await postgres.stop();
