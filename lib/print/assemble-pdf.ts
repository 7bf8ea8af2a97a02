import { createHash } from "node:crypto";
import { PDFDocument, PDFHexString, PDFName, PDFString } from "pdf-lib";
import { noonOf } from "../values/dates";
import type { DocumentFont } from "./document-font";
import type { Weight } from "./faces";
import { stampTransparency } from "./pen";

const shapes = { portrait: [595.28, 841.89], landscape: [841.89, 595.28] } as const;
export type Orientation = keyof typeof shapes;

/** Points. */
export const pageSize = (shape: Orientation): readonly [number, number] => shapes[shape];

/** Everything is given, the day included, so that the same data gives the same bytes. */
export type PaperSpec = {
  title: string;
  author: string;
  /** `YYYY-MM-DD`: the day the document bears; null for a blank form. */
  day: string | null;
  shape: Orientation;
  /** PNG or JPEG, by the name that furniture and blocks draw them with. */
  images?: Record<string, Uint8Array>;
};

const pngStart = 0x89;

async function embedImages(document: PDFDocument, images: Record<string, Uint8Array>) {
  const embedded = await Promise.all(
    Object.entries(images).map(async ([name, given]) => {
      const bytes = given.slice(); // a JPEG is read from the start of its buffer, not from the view's
      const image =
        bytes[0] === pngStart ? await document.embedPng(bytes) : await document.embedJpg(bytes);
      await image.embed();
      return [name, image.ref] as const;
    }),
  );
  return Object.fromEntries(embedded);
}

const pdfIdOf = (spec: PaperSpec, contents: readonly string[]) => {
  const digest = createHash("sha256").update(`${spec.title}\n${spec.day ?? ""}\n`);
  for (const content of contents) digest.update(content);
  return PDFHexString.of(digest.digest("hex").slice(0, 32));
};

function setMetadata(document: PDFDocument, spec: PaperSpec, contents: readonly string[]) {
  document.setTitle(spec.title, { showInWindowTitleBar: true });
  document.setAuthor(spec.author);
  document.setProducer("Faena");
  document.setCreator("Faena");
  if (spec.day) {
    const noon = noonOf(spec.day);
    document.setCreationDate(noon);
    document.setModificationDate(noon);
  }
  document.catalog.set(PDFName.of("Lang"), PDFString.of("es-EC"));
  const identity = pdfIdOf(spec, contents);
  document.context.trailerInfo.ID = document.context.obj([identity, identity]);
}

type DocumentFonts = Record<Weight, DocumentFont>;

/** Without clock or randomness. */
export async function assemblePdf(
  spec: PaperSpec,
  contents: string[],
  { regular, strong }: DocumentFonts,
) {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const resources = context.obj({
    Font: { regular: regular.embed(context), strong: strong.embed(context) },
    ExtGState: { [stampTransparency]: { ca: 0.13 } },
    XObject: await embedImages(document, spec.images ?? {}),
  });
  const shared = context.register(resources);
  for (const content of contents) {
    const page = document.addPage([...pageSize(spec.shape)]);
    page.node.set(PDFName.of("Resources"), shared);
    page.node.set(PDFName.of("Contents"), context.register(context.flateStream(content)));
  }
  setMetadata(document, spec, contents);
  return document.save();
}
