import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";

/** Runs in the page: tells each press of a pointer and each Enter, wherever it lands. */
function listen() {
  const isText = (target: EventTarget | null) =>
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !/^(checkbox|radio|button)$/.test(target.type));
  const tell = (what: string, { target }: Event) => {
    const about = target instanceof HTMLElement ? target.closest("button, a, [role], input") : null;
    const name = about?.getAttribute("aria-label") ?? about?.textContent ?? "";
    (window as unknown as { countAct: (act: string) => void }).countAct(`${what} ${name.trim()}`);
  };
  document.addEventListener("pointerdown", (event) => tell("click", event), true);
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter") tell("Enter", event);
      if (event.key === " " && !isText(event.target)) tell("Space", event);
    },
    true,
  );
}

const mostFields = 90;

/** What a person does, counted in the page itself: clicks, taps and Enters; typing and moving by Tab are not. */
export async function handOf(page: Page) {
  const acts: string[] = [];
  const chapters: [name: string, count: number][] = [];
  await page.exposeFunction("countAct", (act: string) => acts.push(act));
  await page.addInitScript(listen);

  const reach = async (field: Locator) => {
    await expect(field).toBeVisible();
    for (let pressed = 0; pressed < mostFields; pressed += 1) {
      if (await field.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`No Tab leads to ${field}.`);
  };

  return {
    acts,
    write: async (field: Locator, text: string) => {
      await reach(field);
      await page.keyboard.press("ControlOrMeta+A");
      await page.keyboard.type(text);
    },
    enter: () => page.keyboard.press("Enter"),
    /** The system's own window for files is not the product's. */
    pick: async (button: Locator, file: { name: string; mimeType: string; buffer: Buffer }) => {
      const asked = page.waitForEvent("filechooser");
      await button.click();
      await (await asked).setFiles(file);
    },
    /** A press of the browser's own button. */
    back: async () => {
      acts.push("back");
      await page.goBack();
    },
    /** Tells what the acts since the last chapter were for. */
    chapter: (name: string) => {
      const before = chapters.reduce((sum, [, count]) => sum + count, 0);
      chapters.push([name, acts.length - before]);
    },
    chapters,
  };
}

export type Hand = Awaited<ReturnType<typeof handOf>>;
