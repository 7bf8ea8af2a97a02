import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Page } from "@playwright/test";
import { aPartner, aProject, aRentedUnit, aWorksheet } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { root } from "@/scripts/root.mjs";
import { inProof, someOf } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { turn } from "./looks";
import { unique } from "./unique";
import { whatStandsOut } from "./width";
import { aPopulatedProject } from "./world";

const office = join(root, "app", "(office)");

async function twelveClients() {
  const word = unique("Lista");
  for (let at = 1; at <= 12; at += 1)
    await aPartner({
      name: `${word} N${String(at).padStart(2, "0")} Cañería`,
      isActive: at !== 12,
    });
  return word;
}

test("searches, filters, sorts and pages in the address", { tag: "@tablet" }, async ({
  page,
  signedInAs,
}) => {
  await signedInAs("TECNICO");
  const word = await twelveClients();
  const rows = page.getByRole("row").filter({ hasText: word });
  await page.goto("/partners?size=10");
  const search = page.getByRole("textbox", { name: "Buscar por nombre o RUC" });
  const byName = page.getByRole("columnheader", { name: "Nombre" }).getByRole("link");
  await search.fill(word);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText("1–10 de 12")).toBeVisible();

  await page.getByRole("link", { name: "Página siguiente" }).click();
  await expect(page.getByText("11–12 de 12")).toBeVisible();
  await expect(rows).toHaveCount(2);
  await page.goBack();
  await expect(page.getByText("1–10 de 12")).toBeVisible();

  await byName.click();
  await expect(page).toHaveURL(/sort=name/);
  await byName.click();
  await expect(page).toHaveURL(/sort=-name/);
  await expect(rows.first()).toContainText(`${word} N12`);

  await page.getByRole("button", { name: "Estado" }).first().click();
  await page.getByRole("radio", { name: "Inactivo" }).click();
  await expect(page.getByText("1–1 de 1")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Limpiar filtros" }).click();
  await expect(page.getByText("1–10 de 12")).toBeVisible();

  await search.fill(`${word} n03 caneria`);
  await expect(page.getByText("1–1 de 1")).toBeVisible();
  await search.fill("nada que exista");
  await expect(page.getByText("Nada coincide con la búsqueda")).toBeVisible();
  await expectAccessible(page);
});

inProof(test)("downloads what is filtered", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const word = await twelveClients();
  await page.goto(`/partners?search=${encodeURIComponent(word)}&isActive=true`);
  await page.getByRole("button", { name: "Exportar" }).click();
  const [csv] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Texto (CSV)" }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe("clientes.csv");
  const lines = (await readFile(await csv.path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(12);
  await page.getByRole("button", { name: "Exportar" }).click();
  const [xlsx] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "Excel (XLSX)" }).click(),
  ]);
  expect(xlsx.suggestedFilename()).toBe("clientes.xlsx");
});

test("a list works with the keyboard alone", async ({ page, signedInAs }) => {
  await signedInAs("TECNICO");
  const word = unique("Teclado");
  await aPartner({ name: word });
  await page.goto("/partners");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Saltar al contenido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const search = page.getByRole("textbox", { name: "Buscar por nombre o RUC" });
  await expect(search).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press("Enter");
  await expect(page.getByText("1–1 de 1")).toBeVisible();
  await page.getByRole("link", { name: word }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: word })).toBeVisible();
});

/** The addresses of all lists that have an export, those of a project for this one. */
const exportedLists = (projectId: number) =>
  readdirSync(office, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith("/export/route.ts"))
    .map((file) => `/${dirname(dirname(file))}`.replaceAll(/\/\([^)]*\)/g, ""))
    .map((address) => address.replace("[project_id]", String(projectId)))
    .map((address) => address.replace("[report]", "worksheets"));

inProof(test)("every list can be exported", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const project = await aProject();
  await aRentedUnit(project);
  const lists = exportedLists(project.id);
  expect(lists).toEqual(expect.arrayContaining(["/partners", links.projectCosts(project.id)]));
  for (const [at, list] of lists.entries())
    for (const format of someOf(["csv", "xlsx"], { of: at, count: 1 })) {
      const answer = await page.request.get(`${list}/export?format=${format}`);
      expect(answer.status(), `${list} ${format}`).toBe(200);
      expect(answer.headers()["content-disposition"]).toContain(`.${format}"`);
    }
});

inProof(test)(
  "columns are hidden where the browser's storage is full, too",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    await aPartner();
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("No room is left.", "QuotaExceededError");
      };
    });
    await page.goto("/partners");
    const header = page.getByRole("columnheader", { name: "RUC" });
    await expect(header).toBeVisible();
    await page.getByRole("button", { name: "Columnas" }).click();
    await page.getByRole("menuitemcheckbox", { name: "RUC" }).click();
    await expect(header).toHaveCount(0);
  },
);

test("fourteen rows and the totals are in sight at 1280 × 800, and the page does not scroll", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const location = unique("Campo");
  const project = await aProject({ location });
  for (let at = 0; at < 15; at += 1) await aWorksheet({ projectId: project.id });
  await page.goto(`/worksheets?search=${location}`);
  await expect(page.getByText("1–15 de 15")).toBeVisible();
  const list = page.getByRole("region", { name: "Planillas" });
  const bottom = await list.evaluate((element) => element.getBoundingClientRect().bottom);
  const ends = await list
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().bottom));
  const head = 1;
  expect(ends.filter((end) => end <= bottom).length - head).toBeGreaterThanOrEqual(14);
  await expect(page.getByRole("region", { name: "Totales" })).toBeInViewport({ ratio: 1 });
  const rest = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(rest).toBe(0);
});

const heightsOf = (page: Page) =>
  page
    .locator("tbody")
    .getByRole("row")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

/** Pixels that the tables of a page are wider than their place. */
const hiddenBeside = (page: Page) =>
  page
    .getByRole("table")
    .evaluateAll((tables) =>
      tables.map(({ parentElement: place }) =>
        place ? place.scrollWidth - place.clientWidth : Number.NaN,
      ),
    );

test("rows are low with a mouse and as high as a finger by touch, and no table hides a column beside the window", async ({
  page,
  signedInAs,
}) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, unit } = await aPopulatedProject();
  for (const address of [
    `/projects/${project.id}/resources`,
    `/projects/${project.id}/costs`,
    `/equipment?search=${unit.code}`,
  ]) {
    await turn(page, "desktop", "fine");
    await page.goto(address);
    await expect(page.getByRole("link", { name: unit.code }).first()).toBeVisible();
    expect.soft(Math.max(...(await heightsOf(page))), address).toBeLessThanOrEqual(40);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect.soft(Math.max(...(await heightsOf(page))), address).toBeLessThanOrEqual(40);
    expect.soft(await page.evaluate(whatStandsOut), address).toEqual([]);
    expect.soft(Math.max(...(await hiddenBeside(page))), address).toBe(0);
    await turn(page, "tablet", "coarse");
    expect.soft(Math.min(...(await heightsOf(page))), address).toBeGreaterThanOrEqual(48);
  }
});
