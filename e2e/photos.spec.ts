import type { Locator, Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { database } from "@/db/client";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import { aCustodyChain, aProject, aWorksheet } from "@/db/testing/factories";
import { links } from "@/lib/links/pages";
import { inProof } from "@/scripts/testing/extent.mjs";
import { expectAccessible } from "./axe";
import { expect, test } from "./fixtures";
import { toast } from "./story";

/** A white sheet on a dark table, photographed at an angle; its top left quarter is red. */
const aslant = () =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800">
      <rect width="1000" height="800" fill="#222"/>
      <path d="M200,80 L800,160 L900,720 L100,640 Z" fill="white"/>
      <path d="M200,80 L500,120 L500,400 L150,360 Z" fill="red"/>
    </svg>`),
  )
    .jpeg({ quality: 95 })
    .toBuffer();

/** A landscape picture with an EXIF rotation to portrait. */
const standing = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: "#0a7" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const photo = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });

async function aChain() {
  const project = await aProject();
  const worksheet = await aWorksheet({ projectId: project.id });
  return aCustodyChain({ worksheetId: worksheet.id });
}

const slotOf = (page: Page) => page.getByRole("group", { name: "Cadena de custodia firmada" });

/** The window for photos of a new chain. */
async function photograph(page: Page) {
  const chain = await aChain();
  await page.goto(`/custody/${chain.id}`);
  const slot = slotOf(page);
  await slot.getByRole("button", { name: /^Fotografiar/ }).click();
  return { chain, slot, dialog: page.getByRole("dialog") };
}

const sizeOf = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });

/** `x` and `y` are shares of its size. */
const colourAt = (picture: Locator, x: number, y: number) =>
  picture.evaluate(
    async (image: HTMLImageElement, [x, y]) => {
      await image.decode();
      const canvas = document.createElement("canvas");
      canvas.width = image.naturalWidth;
      canvas.height = image.naturalHeight;
      const pen = canvas.getContext("2d");
      pen?.drawImage(image, 0, 0);
      const place = [canvas.width * (x ?? 0), canvas.height * (y ?? 0)].map(Math.floor);
      const [red = 0, green = 0] = pen?.getImageData(place[0] ?? 0, place[1] ?? 0, 1, 1).data ?? [];
      return red < 128 ? "dark" : green < 128 ? "red" : "white";
    },
    [x, y],
  );

async function press(handle: Locator, keys: Record<string, number>) {
  for (const [key, times] of Object.entries(keys))
    for (let at = 0; at < times; at += 1) await handle.press(`Shift+${key}`);
}

/** The first corner by dragging, the others by the keyboard. */
async function putCorners(page: Page) {
  const corner = (name: string) => page.getByRole("button", { name: `Esquina ${name}` });
  await corner("superior izquierda").hover();
  const box = await page.getByRole("img", { name: "La foto entera" }).boundingBox();
  if (!box) throw new Error("The photo has no box.");
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.1, { steps: 5 });
  await page.mouse.up();
  await expect(corner("superior izquierda: 20 % desde la izquierda, 10 %")).toBeVisible();
  await press(corner("superior derecha"), { ArrowLeft: 4, ArrowDown: 4 });
  await press(corner("inferior derecha"), { ArrowLeft: 2, ArrowUp: 2 });
  await press(corner("inferior izquierda"), { ArrowRight: 2, ArrowUp: 4 });
}

async function storedPdf(page: Page, chainId: number) {
  const [file] = await database()
    .select({ key: attachments.storageKey })
    .from(attachments)
    .where(
      and(
        eq(attachments.model, "custody_chain"),
        eq(attachments.objectId, chainId),
        unremoved(attachments),
      ),
    );
  const answer = await page.request.get(links.file(String(file?.key)));
  return PDFDocument.load(await answer.body());
}

test.describe("photos of a signed chain", () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test("are cropped, put in order, kept while there is no line, and stored as one PDF", {
    tag: "@tablet",
  }, async ({ page, context, signedInAs }) => {
    await signedInAs("TECNICO");
    const { chain, slot, dialog } = await photograph(page);
    await expect(dialog.getByText("Aún no hay fotos")).toBeVisible();
    await dialog
      .getByLabel("Elegir fotos")
      .setInputFiles([
        photo("parada.jpg", "image/jpeg", await standing()),
        photo("hoja.jpg", "image/jpeg", await aslant()),
      ]);
    const first = dialog.getByRole("img", { name: "Foto de la página 1" });
    await expect(first).toBeVisible();
    expect(await sizeOf(first)).toEqual([400, 600]);
    await expectAccessible(page);

    await dialog.getByRole("button", { name: "Poner después la página 1" }).click();
    await expect.poll(() => sizeOf(first)).toEqual([1000, 800]);
    await dialog.getByRole("button", { name: "Recortar la página 1" }).click();
    await putCorners(page);
    await expectAccessible(page);
    await page.getByRole("button", { name: "Recortar", exact: true }).click();
    await expect(first).toBeVisible();
    expect(await colourAt(first, 0.1, 0.1)).toBe("red");
    for (const [x, y] of [
      [0.95, 0.05],
      [0.95, 0.95],
      [0.05, 0.95],
    ] as const)
      expect(await colourAt(first, x, y)).toBe("white");

    await context.setOffline(true);
    await dialog.getByRole("button", { name: "Subir como PDF" }).click();
    await expect(slot.getByRole("alert")).toContainText("Se cortó la conexión");
    await context.setOffline(false);
    await page.reload();
    await expect(slot).toContainText("2 fotos sin subir");
    await slot.getByRole("button", { name: "Seguir con las fotos" }).click();
    await dialog.getByRole("button", { name: "Subir como PDF" }).click();
    await toast(page, "Archivo subido.");
    await expect(slot).toContainText("Cadena de custodia firmada.pdf");
    await expect(slot).not.toContainText("sin subir");

    const stored = await storedPdf(page, chain.id);
    const sizes = stored.getPages().map((one) => {
      const { width, height } = one.getSize();
      return [Math.round(width), Math.round(height)];
    });
    expect(sizes).toEqual([
      [842, 595],
      [595, 842],
    ]);
  });
});

inProof(test)(
  "a photo is turned, taken out, and refused when the browser cannot open it",
  async ({ page, signedInAs }) => {
    await signedInAs("TECNICO");
    const { slot, dialog } = await photograph(page);
    const taken = dialog.getByLabel("Tomar foto");
    await expect(taken).toHaveAttribute("capture", "environment");
    await taken.setInputFiles(photo("iphone.heic", "image/heic", Buffer.from("ftypheic")));
    await expect(dialog.getByRole("alert")).toContainText("es una foto HEIC");
    await taken.setInputFiles(photo("hoja.jpg", "image/jpeg", await aslant()));
    await expect(dialog.getByRole("alert")).toBeHidden();
    const first = dialog.getByRole("img", { name: "Foto de la página 1" });
    await expect(first).toBeVisible();
    await dialog.getByRole("button", { name: "Girar la página 1" }).click();
    await expect.poll(() => sizeOf(first)).toEqual([800, 1000]);
    await dialog.getByRole("button", { name: "Quitar la página 1" }).click();
    await expect(dialog.getByText("Aún no hay fotos")).toBeVisible();
    await page.reload();
    await expect(slot.getByRole("button", { name: /^Fotografiar/ })).toBeVisible();
    await expect(slot).not.toContainText("sin subir");
  },
);

const ways = [
  {
    where: "beside the page",
    prepare: (page: Page) =>
      page.addInitScript(() => {
        HTMLCanvasElement.prototype.toBlob = () => {
          throw new Error("Drawn on the page.");
        };
      }),
    workers: 1,
  },
  {
    where: "on the page where the browser draws nowhere else",
    prepare: (page: Page) =>
      page.addInitScript(() => Reflect.deleteProperty(window, "OffscreenCanvas")),
    workers: 0,
  },
  {
    where: "on the page where the worker cannot be fetched",
    prepare: (page: Page) => page.route(/worker/, (route) => route.abort()),
    workers: 0,
  },
];

test.describe("a sheet", () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  for (const { where, prepare, workers } of ways)
    inProof(test)(`is straightened ${where}`, async ({ page, signedInAs }) => {
      await prepare(page);
      await signedInAs("TECNICO");
      const chain = await aChain();
      await page.goto(`/custody/${chain.id}`);
      await slotOf(page)
        .getByRole("button", { name: /^Fotografiar/ })
        .click();
      const dialog = page.getByRole("dialog");
      await dialog
        .getByLabel("Elegir fotos")
        .setInputFiles(photo("hoja.jpg", "image/jpeg", await aslant()));
      await dialog.getByRole("button", { name: "Recortar la página 1" }).click();
      await putCorners(page);
      await page.getByRole("button", { name: "Recortar", exact: true }).click();
      const first = dialog.getByRole("img", { name: "Foto de la página 1" });
      await expect(first).toBeVisible();
      expect(await colourAt(first, 0.1, 0.1)).toBe("red");
      expect(await colourAt(first, 0.95, 0.95)).toBe("white");
      expect(page.workers()).toHaveLength(workers);
    });
});
