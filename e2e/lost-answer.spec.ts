import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { attachments } from "@/db/schema";
import { aCustodyChain, aWorksheet } from "@/db/testing/factories";
import { anImage, aPdf } from "@/db/testing/sample-files";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";
import { unique } from "./unique";

test.use({ expectedErrors: [/ERR_FAILED/] });

/** The server does its work and the answer is lost. Gives what restores the connection. */
async function loseAnswers(page: Page, path: string) {
  const wire = await page.context().newCDPSession(page);
  wire.on("Fetch.requestPaused", ({ requestId }) =>
    wire.send("Fetch.failRequest", { requestId, errorReason: "Failed" }),
  );
  await wire.send("Fetch.enable", {
    patterns: [{ urlPattern: `*${path}*`, requestStage: "Response" }],
  });
  return () => wire.send("Fetch.disable");
}

test("a technician whose upload was not answered sends the same scan again with one touch, and it is there once", async ({
  page,
  signedInAs,
}, testInfo) => {
  await signedInAs("TECNICO");
  const chain = await aCustodyChain();
  const scan = testInfo.outputPath("hoja-firmada.pdf");
  await writeFile(scan, await aPdf("Firmada"));
  await page.goto(`/custody/${chain.id}`);
  const slot = page.getByRole("group", { name: "Cadena de custodia firmada" });
  const choose = () => slot.getByLabel(/^Archivo de/).setInputFiles(scan);

  const recover = await loseAnswers(page, "/api/load_files/");
  await choose();
  await expect(slot.getByRole("alert")).toContainText("hoja-firmada.pdf: Se cortó la conexión");
  await page.getByRole("link", { name: "Cadenas de custodia" }).first().click();
  await page.getByRole("button", { name: "Seguir editando" }).click();
  await recover();
  const answered = page.waitForResponse("**/api/load_files/");
  await slot.getByRole("button", { name: "Reintentar" }).click();
  expect((await answered).headers()["idempotent-replayed"]).toBe("true");
  await expect(slot).toContainText("hoja-firmada.pdf");
  await expect(slot.getByRole("alert")).toHaveCount(0);
  const ofChain = and(eq(attachments.model, "custody_chain"), eq(attachments.objectId, chain.id));
  expect(await database().$count(attachments, ofChain)).toBe(1);
});

inProof(test)(
  "a scan batch that the line cut off is kept and sent again",
  async ({ page, signedInAs }, testInfo) => {
    await signedInAs("ADMINISTRATIVO");
    const { id: worksheetId, projectId } = await aWorksheet();
    await aCustodyChain({ worksheetId });
    const batch = testInfo.outputPath("pila.pdf");
    await writeFile(batch, await aPdf("Pila"));
    await page.goto(`/projects/${projectId}/documents/bulk`);
    await page.getByLabel("PDF escaneado").setInputFiles(batch);
    const recover = await loseAnswers(page, "/custody_scans/");
    await page.getByRole("button", { name: "Subir y leer" }).click();
    const said = page.getByRole("alert").filter({ hasText: "Se cortó la conexión" });
    await expect(said).toBeVisible();
    await recover();
    await said.getByRole("button", { name: "Reintentar" }).click();
    await expect(page).toHaveURL(/\/documents\/scans\/\d+/);
  },
);

inProof(test)(
  "a picture whose answer was lost is there once when it is sent again",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const name = `${unique("foto")}.png`;
    const buffer = Buffer.from(await anImage("png"));
    await page.goto("/profile");
    const recover = await loseAnswers(page, "/profile");
    await page
      .getByLabel("Archivo de fotografía")
      .setInputFiles({ name, mimeType: "image/png", buffer });
    const said = page.getByRole("alert").filter({ hasText: "No se pudo contactar" });
    await expect(said).toBeVisible();
    await page.getByRole("button", { name: /^Cuenta de/ }).click();
    await page.getByRole("menuitem", { name: "Accesibilidad" }).click();
    await page.getByRole("button", { name: "Seguir editando" }).click();
    await recover();
    await said.getByRole("button", { name: "Reintentar" }).click();
    await toast(page, "Imagen guardada.");
    await expect(said).toBeHidden();
    expect(await database().$count(attachments, eq(attachments.fileName, name))).toBe(1);
  },
);

test.describe("without a line", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("being offline is said at once, beside the button that saves too, and being back", async ({
    page,
    context,
    signedInAs,
  }) => {
    await signedInAs("ADMINISTRATIVO");
    await page.goto("/partners/new");
    await page.getByRole("textbox", { name: "Nombre" }).fill("Andes");
    await context.setOffline(true);
    await expect(page.getByText("Sin conexión. Puede seguir escribiendo")).toBeVisible();
    await expect(page.getByText("Sin conexión: guarde cuando vuelva.")).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText("La conexión volvió.")).toBeVisible();
    await expect(page.getByText("La conexión volvió.")).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Nombre" })).toHaveValue("Andes");
  });
});
