import { randomInt } from "node:crypto";
import type { Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { database } from "@/db/client";
import { custodyScanPages, custodyScans, projects } from "@/db/schema";
import { aCustodyChain, aCustodyScan, aProject, aWorksheet } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { chainCodePrefix, writeChainCode } from "@/lib/custody/chain-code";
import { getCodeKey } from "@/lib/custody/get-code-key";
import { aStoredFile } from "@/lib/files/testing";
import { links } from "@/lib/links/pages";
import { pagesIn, pagesRead } from "@/lib/pdf/testing";
import { type ScannedSheet, scanned } from "@/lib/pdf/testing-scans";
import { aSheet } from "@/lib/pdf/testing-sheet";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";

type Chain = Awaited<ReturnType<typeof aCustodyChain>>;

const dpi = 150;

const pdf = (name: string, bytes: Uint8Array) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(bytes),
});

/** Fits a printed code, and is unique among tests. */
const aNumber = () => String(randomInt(1_000_000, 10_000_000));

async function aProjectWithChains(count: number) {
  const project = await aProject();
  const sheet = await aWorksheet({ projectId: project.id });
  const chains: Chain[] = [];
  for (let made = 0; made < count; made += 1)
    chains.push(
      await aCustodyChain({
        worksheetId: sheet.id,
        status: "COMPLETED",
        consecutive: aNumber(),
      }),
    );
  chains.sort((a, b) => a.consecutive.localeCompare(b.consecutive));
  return { project, sheet, chains };
}

const bytesOf = async (page: Page, address: string) =>
  new Uint8Array(await (await page.request.get(address)).body());

const printed = (page: Page, { id }: Chain) => bytesOf(page, `/print/custody/${id}`);

/** Null when it has none. */
async function fileOf(page: Page, { id }: Chain) {
  const held = await database().query.attachments.findFirst({
    where: (file, { and, eq, isNull }) =>
      and(eq(file.model, "custody_chain"), eq(file.objectId, id), isNull(file.removedAt)),
  });
  return held ? bytesOf(page, `/media/${held.storageKey}`) : null;
}

async function codesOn(page: Page, chain: Chain) {
  const codes: (string | null)[] = [];
  const bytes = await fileOf(page, chain);
  for await (const one of pagesRead(bytes ?? new Uint8Array(), chainCodePrefix))
    if (!("pageCount" in one)) codes.push(one.code);
  return codes;
}

const group = (page: Page, { consecutive }: Chain) =>
  page.getByRole("region", { name: `CDC ${consecutive}` });
const card = (page: Page, number: number) =>
  page.getByRole("listitem", { name: `Página ${number}`, exact: true });

async function act(page: Page, number: number, name: string) {
  await page.getByRole("button", { name: `Acciones de la página ${number}`, exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
}

async function moveTo(page: Page, number: number, { consecutive }: Chain) {
  await act(page, number, "Mover a");
  const asked = page.getByRole("dialog", { name: `Mover la página ${number}` });
  await asked.getByRole("combobox", { name: "Cadena de custodia" }).fill(consecutive);
  await page.getByRole("option", { name: `CDC ${consecutive}` }).click();
  await asked.getByRole("button", { name: "Mover", exact: true }).click();
}

type Four = [Chain, Chain, Chain, Chain];

/** Three of the chains, turned each its way, a sheet without a code and a blank one. */
const shuffled = async (page: Page, [one, two, three]: Four): Promise<ScannedSheet[]> => [
  { printed: await printed(page, three) },
  { printed: await aSheet({ words: "Hoja sin código" }) },
  { printed: await printed(page, one), turned: 90 },
  { printed: null },
  { printed: await printed(page, two), turned: 180 },
];

async function upload(page: Page, batch: ScannedSheet[]) {
  await page.getByRole("link", { name: "Carga masiva" }).click();
  await page
    .getByLabel("PDF escaneado")
    .setInputFiles(pdf("pila.pdf", await scanned(batch, { dpi })));
  await expect(page.getByText("5 páginas")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Subir y leer" }).click();
}

async function findEachPageAtItsChain(page: Page, [one, two, three]: Four) {
  await expect(page.getByRole("heading", { level: 1, name: "pila.pdf" })).toBeVisible();
  const summary = page.getByText("3 de 5 páginas irán a 3 cadenas; 2 quedan fuera.");
  await expect(summary).toBeVisible({ timeout: 90_000 });
  await expect(group(page, one).getByLabel("Página 3", { exact: true })).toBeVisible();
  await expect(group(page, two).getByLabel("Página 5", { exact: true })).toBeVisible();
  await expect(group(page, three).getByLabel("Página 1", { exact: true })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Sin código" }).getByLabel("Página 2", { exact: true }),
  ).toBeVisible();
  await expect(
    page.getByRole("region", { name: "En blanco" }).getByLabel("Página 4", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
}

async function lookAtPage(page: Page, number: number) {
  await page.getByRole("button", { name: `Ver la página ${number}` }).click();
  await expect(page.getByRole("dialog").getByText("de 5")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
}

async function arrangeByHand(page: Page, [one, , three, four]: Four) {
  await card(page, 2).dragTo(group(page, three));
  await expect(group(page, three).getByRole("listitem")).toHaveCount(2);
  await moveTo(page, 2, four);
  await expect(group(page, four).getByLabel("Página 2", { exact: true })).toBeVisible();
  await act(page, 2, "Girar");
  await moveTo(page, 4, one);
  await expect(page.getByText("5 de 5 páginas irán a 4 cadenas.")).toBeVisible();
  await act(page, 4, "Poner antes");
  await expect(group(page, one).getByRole("listitem").first()).toHaveAccessibleName("Página 4");
  await act(page, 4, "Dejar fuera");
  await expect(page.getByRole("region", { name: "Apartada" })).toContainText("Página 4");
  expect(await fileOf(page, one)).toBeNull();
}

async function confirmAsArranged(page: Page) {
  await expect(page.getByText("Anotando los cambios…")).toBeHidden();
  await page.reload();
  await expect(page.getByText("4 de 5 páginas irán a 4 cadenas; 1 queda fuera.")).toBeVisible();
  await page.getByRole("button", { name: "Confirmar y guardar" }).click();
  const asked = page.getByRole("alertdialog", { name: "Guardar 4 cadenas" });
  await expect(asked).toContainText("Apartada: 1");
  await asked.getByRole("button", { name: "Guardar" }).click();
  await expect(page.getByRole("alert").getByText("4 cadenas guardadas")).toBeVisible();
  await expectAccessible(page);
}

async function expectEachChainHoldsItsOwn(page: Page, [one, two, three, four]: Four) {
  const codeKey = await getCodeKey({ db: database() });
  for (const chain of [one, two, three])
    expect(await codesOn(page, chain)).toEqual([
      writeChainCode({ consecutive: chain.consecutive, page: 1 }, codeKey),
    ]);
  const [byHand] = await pagesIn((await fileOf(page, four)) ?? new Uint8Array());
  expect(byHand?.rotation).toBe(90);
}

test("a shuffled scan batch files itself; a page without a code is moved by hand", async ({
  page,
  signedInAs,
}) => {
  test.setTimeout(180_000);
  await signedInAs("ADMINISTRATIVO");
  const { project, chains } = await aProjectWithChains(4);
  const four = chains as Four;
  const batch = await shuffled(page, four);

  await page.goto(`/projects/${project.id}/documents`);
  await upload(page, batch);
  await findEachPageAtItsChain(page, four);
  await lookAtPage(page, 2);
  await arrangeByHand(page, four);
  await confirmAsArranged(page);
  await expectEachChainHoldsItsOwn(page, four);

  await page.goto(`/projects/${project.id}/documents/bulk`);
  await expect(page.getByRole("row").filter({ hasText: "pila.pdf" })).toContainText("Guardado");
});

inProof(test)(
  "a file that a chain has is replaced only when that is asked for",
  async ({ page, signedInAs }) => {
    test.setTimeout(120_000);
    await signedInAs("ADMINISTRATIVO");
    const { project, chains } = await aProjectWithChains(1);
    const [chain] = chains as [Chain];
    const slot = {
      model: "custody_chain",
      objectId: chain.id,
      field: "custody_chain_file",
    } as const;
    await aStoredFile(slot, "Firmada");
    expect(await codesOn(page, chain)).toEqual([null]);
    await page.goto(`/projects/${project.id}/documents/bulk`);
    await page
      .getByLabel("PDF escaneado")
      .setInputFiles(pdf("pila.pdf", await printed(page, chain)));
    await page.getByRole("button", { name: "Subir y leer" }).click();
    const confirm = page.getByRole("button", { name: "Confirmar y guardar" });
    await expect(confirm).toBeVisible({ timeout: 60_000 });
    await expect(confirm).toBeDisabled();
    await expect(page.getByRole("region", { name: "Ya tiene archivo" })).toBeVisible();
    await page.getByRole("checkbox", { name: "Reemplazar el archivo que ya tiene" }).click();
    await expectAccessible(page);
    await confirm.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByRole("alert").getByText("1 cadena guardada")).toBeVisible();
    expect(await codesOn(page, chain)).toEqual([expect.any(String)]);
  },
);

inProof(test)(
  "pages go to the chains beside them, in an order that is changed first",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { project, sheet, chains } = await aProjectWithChains(3);
    const [one, two, three] = chains as [Chain, Chain, Chain];
    await page.goto(`/projects/${project.id}/work-sheets/${sheet.id}`);
    await page.getByRole("link", { name: "Carga masiva" }).click();
    await page.getByRole("radio", { name: "En el orden de las páginas" }).click();
    await page
      .getByLabel("PDF escaneado")
      .setInputFiles(pdf("orden.pdf", await aPdf("Hoja uno", "Hoja dos")));
    await expect(page.getByText("quite 1 de la lista")).toBeVisible();
    const save = page.getByRole("button", { name: "Guardar", exact: true });
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: `Quitar CDC ${three.consecutive}` }).click();
    await expect(save).toBeEnabled();

    const lines = page.getByRole("list", { name: "Páginas y sus cadenas" }).getByRole("listitem");
    await expect(lines.first()).toContainText(one.consecutive);
    await page.getByRole("button", { name: `Bajar CDC ${one.consecutive}` }).focus();
    await page.keyboard.press("Enter");
    await expect(lines.first()).toContainText(two.consecutive);
    await expect(page.getByRole("button", { name: `Subir CDC ${one.consecutive}` })).toBeFocused();
    await expect(page.locator("canvas")).toHaveCount(2);
    await expectAccessible(page);

    await save.click();
    await expect(page.getByText("2 cadenas guardadas")).toBeVisible();
    const wordsOf = async (chain: Chain) =>
      (await pagesIn((await fileOf(page, chain)) ?? new Uint8Array())).map(({ words }) => words);
    expect([await wordsOf(two), await wordsOf(one)]).toEqual([
      [expect.stringContaining("Hoja uno")],
      [expect.stringContaining("Hoja dos")],
    ]);
    expect(await fileOf(page, three)).toBeNull();
  },
);

inProof(test)("a scan batch is given up while it is reviewed", async ({ page, signedInAs }) => {
  await signedInAs("ADMINISTRATIVO");
  const { project, chains } = await aProjectWithChains(1);
  const [chain] = chains as [Chain];
  await page.goto(`/projects/${project.id}/documents/bulk`);
  await page.getByLabel("PDF escaneado").setInputFiles(pdf("pila.pdf", await printed(page, chain)));
  await page.getByRole("button", { name: "Subir y leer" }).click();
  await expect(page.getByRole("button", { name: "Confirmar y guardar" })).toBeVisible({
    timeout: 60_000,
  });
  await page.getByRole("button", { name: "Cancelar el escaneo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Cancelar el escaneo" }).click();
  await expect(page.getByText("El escaneo se canceló", { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect(await fileOf(page, chain)).toBeNull();
});

inProof(test)(
  "a scan batch that could not be read and was given up says that it was given up",
  async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { scan } = await aCustodyScan({ status: "FAILED", failure: "El PDF no se puede leer." });
    const ended = page.getByRole("main");
    await page.goto(links.custodyScan(scan.projectId, scan.id));
    await expect(ended).toContainText("El PDF no se puede leer.");
    await database()
      .update(custodyScans)
      .set({ status: "CANCELLED" })
      .where(eq(custodyScans.id, scan.id));
    await page.reload();
    await expect(ended).toContainText("El escaneo se canceló");
    await expect(ended).not.toContainText("no se puede leer");
  },
);

test.describe("a scan whose pictures are gone", () => {
  test.use({ expectedErrors: [/404 \(Not Found\)/] });

  test("says so, also where one failed before the page was alive", async ({ page, signedInAs }) => {
    await signedInAs("ADMINISTRATIVO");
    const { scan } = await aCustodyScan();
    const scripts: Route[] = [];
    let isHeld = true;
    await page.route("**/_next/static/**/*.js*", (script) =>
      isHeld ? void scripts.push(script) : script.continue(),
    );
    const opened = page.goto(links.custodyScan(scan.projectId, scan.id));
    const picture = card(page, 1).getByRole("presentation");
    const hasFailed = () =>
      picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth === 0);
    await expect.poll(hasFailed).toBe(true);
    isHeld = false;
    await Promise.all(scripts.map((script) => script.continue()));
    await opened;
    await expect(card(page, 1).getByText("Sin imagen")).toBeVisible();
  });

  inProof(test)(
    "while saving waits, what was read is not shown as saved",
    async ({ page, signedInAs }) => {
      await signedInAs("ADMINISTRATIVO");
      const { project, chains } = await aProjectWithChains(1);
      const [chain] = chains as [Chain];
      const { scan } = await aCustodyScan({ projectId: project.id, progress: 5, pageCount: 5 });
      await database()
        .update(custodyScanPages)
        .set({ state: "MATCHED", chainId: chain.id, position: 1 })
        .where(eq(custodyScanPages.scanId, scan.id));
      await page.goto(links.custodyScan(project.id, scan.id));
      const address = links.scan(project.id, scan.id);
      const asked = () => page.waitForResponse((answer) => answer.url().endsWith(address));

      await database().transaction(async (db) => {
        await db.select().from(projects).where(eq(projects.id, project.id)).for("update");
        await page.getByRole("button", { name: "Confirmar y guardar" }).click();
        await page.getByRole("alertdialog").getByRole("button", { name: "Guardar" }).click();
        for (let time = 0; time < 2; time += 1) await asked();
        await expect(page.getByText("0 de 1 página guardada · 0 %")).toBeVisible();
        await db
          .update(custodyScans)
          .set({ status: "CANCELLED" })
          .where(eq(custodyScans.id, scan.id));
      });
      await expect(page.getByText("El escaneo se canceló", { exact: true })).toBeVisible();
    },
  );
});
