import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { chromiumFlags, findChromium } from "../chromium.mjs";

/** Milliseconds that somebody waits for a page, or for what he pressed. */
const patience = 20_000;
const pages = ["/", "/equipment", "/projects", "/partners", "/calendar", "/vehicles"];
const people = 2;

/** @typedef {import("@playwright/test").Page} Page */

/** React has taken the page over: what is pressed is heard. @param {Page} page */
async function untilAlive(page) {
  await page.waitForFunction(
    () => {
      const heading = document.querySelector("h1");
      return heading && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
    },
    undefined,
    { timeout: patience },
  );
  const idle = page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })),
  );
  // A page of another build is loaded anew as it is entered.
  await idle.catch((thrown) => {
    if (!/context was destroyed/.test(String(thrown))) throw thrown;
    return untilAlive(page);
  });
}

/** What a page fetches once it is used. @param {Page} page */
async function use(page) {
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog").waitFor({ timeout: patience });
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden", timeout: patience });
}

/**
 * People who go from page to page, and one who leaves a page open from before the upgrade until after it: what did not
 * arrive, did not come alive or failed is noted. @param {string} address @param {string} cookie
 */
export async function beginBrowsing(address, cookie) {
  const executablePath = await findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  /** @type {string[]} */
  const troubles = [];
  let [isOver, looked] = [false, 0];

  async function open() {
    const context = await browser.newContext();
    const [name = "", value = ""] = cookie.split("=", 2);
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => troubles.push(`error: ${message}`));
    page.on("response", (answer) => {
      if (answer.status() >= 400) troubles.push(`${answer.status()} ${answer.url()}`);
    });
    return page;
  }

  /** @param {string} what @param {() => Promise<unknown>} act */
  async function note(what, act) {
    looked += 1;
    await act().catch((thrown) => troubles.push(`${what}: ${String(thrown).split("\n")[0]}`));
  }

  async function browse() {
    const page = await open();
    for (let turn = 0; !isOver; turn += 1) {
      const path = pages[turn % pages.length] ?? "/";
      await note(path, async () => {
        await page.goto(`${address}${path}`, { timeout: patience });
        await untilAlive(page);
        await use(page);
      });
      await note("a link", async () => {
        await page.getByRole("link", { name: "Clientes" }).first().click({ timeout: patience });
        await page.waitForURL(/partners/, { timeout: patience });
        await untilAlive(page);
      });
      await pause(300);
    }
  }

  const left = await open();
  await left.goto(`${address}/equipment`);
  await untilAlive(left);
  const browsing = Array.from({ length: people }, browse);
  return {
    troubles,
    looked: () => looked,
    stop: async () => {
      isOver = true;
      await Promise.all(browsing);
      await note("a page that was open all the time", () => use(left));
      await browser.close();
    },
  };
}
