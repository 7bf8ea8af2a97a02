import { type Browser, chromium } from "@playwright/test";
import { closeDatabase } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { aPopulatedProject, forEverybody, forFieldWork, forTheOffice } from "@/e2e/world";
import { chromiumFlags, findChromium } from "@/scripts/chromium.mjs";
import { startCompared } from "./apps-compared";
import { openOwnDatabase } from "./own-database";

/**
 * What each screen sends at its first load, compressed, and when its largest part is painted, in Chromium, on the built
 * product: `npx tsx bench/pages.ts`. BENCH_BEFORE=folder measures another checkout beside this one.
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);

interface Weight {
  script: number;
  page: number;
  painted: number;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs in the page. */
const largestPaint = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0)).observe({
      type: "largest-contentful-paint",
      buffered: true,
    });
  });

async function load(browser: Browser, url: string, cookie: string | null): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (cookie) await context.setExtraHTTPHeaders({ cookie });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await network.send("Network.enable");
  const answer = await page.goto(url, { waitUntil: "networkidle" });
  if (!answer?.ok()) throw new Error(`${url} answers ${answer?.status()}`);
  const painted = await page.evaluate(largestPaint);
  await context.close();
  return { script: bytes.Script ?? 0, page: bytes.Document ?? 0, painted };
}

async function weigh(browser: Browser, url: string, cookie: string | null): Promise<Weight> {
  const loads: Weight[] = [];
  for (let round = 0; round < rounds; round += 1) loads.push(await load(browser, url, cookie));
  const of = (part: keyof Weight) => median(loads.map((one) => one[part]));
  return { script: of("script"), page: of("page"), painted: of("painted") };
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

const kilobytes = (size: number) => (size / 1_000).toFixed(0).padStart(8);
const head = apps.map(({ name }) => `${`${name}: script`.padStart(16)}    page   painted`).join("");
console.log(`${"compressed kB, ms".padEnd(48)}${head}`);
for (const path of ["/login", ...new Set(screens)]) {
  const session = path === "/login" ? null : cookie;
  const weights = [];
  for (const { url } of apps) weights.push(await weigh(browser, url + path, session));
  const cells = weights.map(
    ({ script, page, painted }) =>
      `${kilobytes(script).padStart(16)}${kilobytes(page)}${painted.toFixed(0).padStart(10)}`,
  );
  console.log(path.padEnd(48) + cells.join(""));
}
await browser.close();
for (const { stop } of apps) await stop();
await postgres.stop();
