import { open } from "node:fs/promises";
import sharp from "sharp";
import { DomainError } from "../errors";
import { inspectPdf } from "../pdf/inspect-pdf";
import { type ContentType, headLength, startsLike } from "./content";

/** What a file is, whatever its name says; the pages of a PDF. */
export type Content = { contentType: ContentType; pages: number | null };

/** 415: the file is not what may be kept. */
export const unsupported = (message: string) =>
  new DomainError("unsupported", message, "unsupported_media_type", {
    fieldErrors: { file: [message] },
  });

const problems = {
  malformed: "El PDF está dañado o incompleto: vuelva a generarlo o a escanearlo.",
  encrypted: "El PDF pide contraseña: guárdelo sin contraseña y súbalo otra vez.",
};

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.toString("latin1", 0, bytesRead);
  } finally {
    await file.close();
  }
}

async function pagesOf(path: string): Promise<number> {
  const finding = await inspectPdf(path);
  if ("problem" in finding) throw unsupported(problems[finding.problem]);
  return finding.pages;
}

/** Larger than any camera's; a picture that is decoded as a whole takes three bytes of memory for each. */
const mostPixels = 120_000_000;

const damaged = (): never => {
  throw unsupported("La imagen está dañada o incompleta.");
};

/** Decodes the picture to its end, which shows whether it is whole; few bytes may stand for more points than there is memory. */
async function assertWholeImage(path: string): Promise<void> {
  const picture = sharp(path, { failOn: "truncated", limitInputPixels: false });
  const { width, height } = await picture.metadata().catch(damaged);
  if (width * height > mostPixels)
    throw unsupported("La imagen tiene más de 120 megapíxeles: redúzcala y súbala otra vez.");
  await picture.resize(8, 8, { fit: "fill" }).raw().toBuffer().catch(damaged);
}

/** What the file at a path is by its bytes; 415 when it is no whole PDF, JPEG, PNG, WebP or GIF. */
export async function inspectContent(path: string): Promise<Content> {
  const contentType = startsLike(await headOf(path));
  if (!contentType)
    throw unsupported("El archivo no es un PDF ni una imagen JPEG, PNG, WebP o GIF.");
  if (contentType === "application/pdf") return { contentType, pages: await pagesOf(path) };
  await assertWholeImage(path);
  return { contentType, pages: null };
}
