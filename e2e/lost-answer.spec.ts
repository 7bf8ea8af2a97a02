import { writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { database } from "@/db/client";
import { attachments } from "@/db/schema";
import { aCustodyChain } from "@/db/testing/factories";
import { aPdf } from "@/db/testing/sample-files";
import { expect, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_FAILED/] });

/** The server does its work; the signal is gone when it answers. Gives what brings the signal back. */
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

test("a technician whose upload was not answered sends the scan again, and it is there once", async ({
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
  await expect(slot.getByRole("alert")).toContainText("Se cortó la conexión");
  await recover();
  const answered = page.waitForResponse("**/api/load_files/");
  await choose();
  expect((await answered).headers()["idempotent-replayed"]).toBe("true");
  await expect(slot).toContainText("hoja-firmada.pdf");
  await expect(slot.getByRole("alert")).toHaveCount(0);
  const ofChain = and(eq(attachments.model, "custody_chain"), eq(attachments.objectId, chain.id));
  expect(await database().$count(attachments, ofChain)).toBe(1);
});
