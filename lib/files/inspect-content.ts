import { open } from "node:fs/promises";
import { Unsupported } from "../kernel/errors";
import type { WorkOwner } from "../kernel/fair-turns.mjs";
import { inspectPdf } from "../pdf/inspect-pdf";
import { inspectPicture } from "../pdf/inspect-picture";
import { type ContentType, contentTypeOf, headLength } from "./content";

/** By its bytes, whatever its name says; `pages` of a PDF. */
export type Content = { contentType: ContentType; pages: number | null };

export const unsupported = (message: string) => new Unsupported(message, { file: [message] });

const problems = {
  malformed: "El PDF está dañado o incompleto: vuelva a generarlo o a escanearlo.",
  encrypted: "El PDF pide contraseña: guárdelo sin contraseña y súbalo otra vez.",
  heavy: "El PDF pide demasiada memoria o tiempo para abrirlo: vuelva a generarlo o a escanearlo.",
};

const pictureProblems = {
  damaged: "La imagen está dañada o incompleta.",
  vast: "La imagen tiene más de 120 megapíxeles: redúzcala y súbala otra vez.",
  heavy: "La imagen pide demasiada memoria para abrirla: redúzcala y súbala otra vez.",
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

async function countPdfPages(path: string, owner: WorkOwner): Promise<number> {
  const finding = await inspectPdf(path, owner);
  if ("problem" in finding) throw unsupported(problems[finding.problem]);
  return finding.pages;
}

async function assertWholeImage(path: string, owner: WorkOwner): Promise<void> {
  const problem = await inspectPicture(path, owner);
  if (problem) throw unsupported(pictureProblems[problem]);
}

/** 415 unless it is a whole PDF, JPEG, PNG, WebP or GIF. */
export async function inspectContent(path: string, owner: WorkOwner): Promise<Content> {
  const contentType = contentTypeOf(await headOf(path));
  if (!contentType)
    throw unsupported("El archivo no es un PDF ni una imagen JPEG, PNG, WebP o GIF.");
  if (contentType === "application/pdf")
    return { contentType, pages: await countPdfPages(path, owner) };
  await assertWholeImage(path, owner);
  return { contentType, pages: null };
}
