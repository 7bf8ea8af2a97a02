import type { CDPSession, Page } from "@playwright/test";
import { expect } from "./fixtures";

export const sizes = {
  desktop: { width: 1280, height: 800 },
  tablet: { width: 820, height: 1180 },
  /** Also a desktop enlarged four times. */
  phone: { width: 320, height: 640 },
};

/** Emulation lasts as long as the session. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page) {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

export async function turn(page: Page, size: keyof typeof sizes, pointer: "fine" | "coarse") {
  const session = await sessionOf(page);
  await session.send("Emulation.setTouchEmulationEnabled", { enabled: pointer === "coarse" });
  await page.setViewportSize(sizes[size]);
  const isCoarse = await page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  expect(isCoarse).toBe(pointer === "coarse");
}

export async function paint(page: Page, look: "light" | "dark") {
  await page.emulateMedia({ colorScheme: look });
  await expect(page.locator("html.dark")).toHaveCount(look === "dark" ? 1 : 0);
}
