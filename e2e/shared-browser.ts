import type { Browser, BrowserContext, Page } from "@playwright/test";

type Shared = { context: BrowserContext; keeper: Page };

/** Begins with nothing kept by the browser but its copies of scripts and styles. */
async function empty({ context, keeper }: Shared, origin: string) {
  for (const page of context.pages()) if (page !== keeper) await page.close();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  const session = await context.newCDPSession(keeper);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers,file_systems";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
}

/** A page of the product that stays open keeps its process alive, with the scripts that it has compiled. */
async function open(browser: Browser, origin: string, script: () => void): Promise<Shared> {
  const context = await browser.newContext();
  await context.addInitScript(script);
  const keeper = await context.newPage();
  await keeper.goto(`${origin}/logo.svg`);
  return { context, keeper };
}

/** One context for the tests of a worker, one after the other, as opening each anew costs a tenth of the browser's work. */
export function sharedBrowser(script: () => void) {
  let shared: Shared | null = null;

  async function lend(
    browser: Browser,
    origin: string,
    use: (context: BrowserContext) => Promise<void>,
  ) {
    shared ??= await open(browser, origin, script);
    await use(shared.context);
    await empty(shared, origin);
  }
  const close = async () => shared?.context.close();
  return { lend, close };
}

export type SharedBrowser = ReturnType<typeof sharedBrowser>;
