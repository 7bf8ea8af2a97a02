import type { Page } from "@playwright/test";

/** React has hydrated, effects included: clicks and keys are handled. */
export async function expectAlive(page: Page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector("h1");
    return heading && Object.keys(heading).some((key) => key.startsWith("__reactFiber"));
  });
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => resolve(), { timeout: 2_000 });
      }),
  );
}

export function waitForReact(page: Page) {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await expectAlive(page);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await expectAlive(page);
    return answer;
  };
}
