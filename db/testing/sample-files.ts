import { PDFDocument as EncryptedDocument } from "@cantoo/pdf-lib";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";

export async function aPdf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  for (const text of pages.length > 0 ? pages : ["Hoja firmada"])
    document.addPage([595, 842]).drawText(text, { x: 50, y: 700 });
  return new Uint8Array(await document.save());
}

export async function aPdfOf(size: number): Promise<Uint8Array<ArrayBuffer>> {
  const make = async (padding: number) => {
    const document = await PDFDocument.create();
    document.addPage();
    document.context.register(document.context.stream(new Uint8Array(padding)));
    return new Uint8Array(await document.save({ useObjectStreams: false }));
  };
  const first = await make(size);
  return make(2 * size - first.length);
}

/** Only its owner may change it; it opens without a password unless one is given. */
export async function anEncryptedPdf(userPassword = ""): Promise<Uint8Array<ArrayBuffer>> {
  const document = await EncryptedDocument.create();
  document.addPage().drawText("Reservado");
  document.encrypt({ userPassword, ownerPassword: "dueño" });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

type Format = "jpeg" | "png" | "webp" | "gif";

export async function anImage(format: Format = "jpeg"): Promise<Uint8Array<ArrayBuffer>> {
  const create = { width: 64, height: 48, channels: 3 as const, background: "#0a7" };
  return new Uint8Array(await sharp({ create }).toFormat(format).toBuffer());
}

type Fields = Record<string, string | number>;

export function aForm(
  fields: Fields,
  bytes?: Uint8Array<ArrayBuffer> | string,
  name = "hoja.pdf",
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, String(value));
  if (bytes !== undefined) form.set("file", new File([bytes], name));
  return form;
}
