import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { worksheets } from "@/db/schema";
import { aProject, aRentedUnit } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { unique } from "./unique";

/** Marches before anything that other journeys have at work; each journey has its own. */
async function projectsAtWork(year: number, count: number) {
  const location = unique("Mes");
  const projects: Awaited<ReturnType<typeof aProject>>[] = [];
  for (let made = 0; made < count; made += 1) {
    const project = await aProject({
      location: `${location} ${made}`,
      startDate: `${year}-03-01`,
      endDate: `${year}-03-31`,
    });
    await aRentedUnit(project, { startDate: `${year}-03-02`, endDate: `${year}-03-11` });
    projects.push(project);
  }
  return projects;
}

/** Counts each click, tap and Enter. */
function hands(page: Page) {
  let count = 0;
  return {
    count: () => count,
    press: async (role: "button" | "link", name: string | RegExp) => {
      count += 1;
      await page.getByRole(role, { name }).click();
    },
  };
}

const sheetsOf = (projectId: number) =>
  database().select().from(worksheets).where(eq(worksheets.projectId, projectId));

inProof(test)(
  "the sheets of a month for thirty projects cost at most five clicks",
  async ({ page, signedInAs }) => {
    const projects = await projectsAtWork(2019, 30);
    const [left] = projects;
    await signedInAs("ADMINISTRATIVO");
    await page.goto(links.worksheets);
    const hand = hands(page);
    await hand.press("link", "Crear planillas del mes");
    await expect(
      page.getByRole("heading", { level: 1, name: "Crear planillas del mes" }),
    ).toBeVisible();
    await page.goto(links.monthWorksheets("2019-03"));
    const proposed = page.getByRole("region", { name: "Planillas de marzo de 2019" });
    await expect(proposed).toContainText("30 planillas");
    await expect(proposed).toContainText("$3.000,00");
    await expectAccessible(page);
    const box = page.getByRole("checkbox", { name: `la planilla de ${left?.location},` });
    await box.click();
    await expect(proposed).toContainText("29 planillas");
    await box.click();
    await hand.press("button", "Crear 30 planillas");
    const result = page.getByRole("region", { name: "Resultado" });
    await expect(result.getByRole("alert")).toContainText("30 planillas creadas");
    expect(hand.count()).toBeLessThanOrEqual(5);
    await expectAccessible(page);
    await expect(proposed).toContainText("Nada por cobrar en este mes");
    for (const { id } of projects) expect(await sheetsOf(id)).toHaveLength(1);

    await page.reload();
    await expect(page.getByText("Nada por cobrar en este mes")).toBeVisible();
  },
);

inProof(test)(
  "two who create them at once make one sheet, and each is told",
  async ({ page, context, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const projects = await projectsAtWork(2018, 2);
    const other = await context.newPage();
    const [mine] = projects;
    for (const screen of [page, other]) {
      await screen.goto(links.monthWorksheets("2018-03"));
      await expect(screen.getByRole("checkbox", { name: `de ${mine?.location},` })).toBeChecked();
    }
    const create = (screen: Page) => screen.getByRole("button", { name: /^Crear \d+ planillas?$/ });
    await create(page).click();
    await expect(page.getByRole("region", { name: "Resultado" })).toBeVisible();
    await create(other).click();
    const told = other.getByRole("region", { name: "Resultado" });
    await expect(told.getByRole("alert")).toContainText("Sin crear: 2");
    await expect(told.getByRole("row").filter({ hasText: String(mine?.location) })).toContainText(
      "Ya tiene planilla.",
    );
    for (const { id } of projects) expect(await sheetsOf(id)).toHaveLength(1);
    await other.close();
  },
);
