import { drawPage } from "./draw-page.mjs";
import { assertDrawable } from "./drawable.mjs";
import { documentOf } from "./extract-pages.mjs";
import { findCode, glimpseCode } from "./find-code.mjs";
import { onlyPicture } from "./only-picture.mjs";
import { openPdf } from "./open-pdf.mjs";
import { greyPixels, isBlank, smallPixels, thumbnailOf } from "./picture.mjs";

/**
 * @typedef {import("./picture.mjs").Source} Source
 * @typedef {import("./find-code.mjs").FoundCode} FoundCode
 * @typedef {{ source: Source, turn: number }} Seen the page's picture, and the degrees it is shown turned clockwise
 * @typedef {{ code: string | null, rotation: number, isBlank: boolean, thumbnail: Uint8Array | null }} ReadPage
 */

/** Pixels of the longer side: where a small picture shows no code, 150 dpi of an A4 do, or still finer ones. */
const [coarse, fine] = [1_760, 5_000];
const drawnSide = 2_340;

/** @type {ReadPage} */
const unreadable = { code: null, rotation: 0, isBlank: false, thumbnail: null };

/** @param {import("./open-pdf.mjs").OpenPdf} open @param {number} page @returns {Promise<Seen>} */
async function see(open, page) {
  const original = open.pages[page - 1];
  const jpeg = original ? onlyPicture(open.kit, original) : null;
  if (original && jpeg) return { source: jpeg, turn: original.getRotation().angle };
  if (original) assertDrawable(open.kit, original);
  const alone = await (await documentOf(open, [{ page, rotation: 0 }])).save();
  return { source: await drawPage(alone, drawnSide), turn: 0 };
}

/** @param {Source} source @param {string} wanted @returns {Promise<FoundCode | "blank" | null>} */
async function lookClosely(source, wanted) {
  const first = await findCode(await greyPixels(source, coarse), wanted);
  if (!first && (await isBlank(source))) return "blank";
  return first ?? findCode(await greyPixels(source, fine), wanted);
}

/** @param {Seen} seen @param {string} wanted @returns {Promise<ReadPage>} */
async function read({ source, turn }, wanted) {
  const small = await smallPixels(source);
  const [picture, glimpsed] = await Promise.all([
    thumbnailOf(small, turn),
    glimpseCode(small, wanted),
  ]);
  const thumbnail = new Uint8Array(picture);
  const found = glimpsed ?? (await lookClosely(source, wanted));
  if (!found || found === "blank") return { ...unreadable, isBlank: found === "blank", thumbnail };
  const rotation = (((-found.angle - turn) % 360) + 360) % 360;
  return { code: found.text, rotation, isBlank: false, thumbnail };
}

/**
 * Yields the page count, then what each page says from `first`, counted from 0.
 * @param {{ paths: [string], wanted: string, first: number }} input `wanted`: how the codes begin that count before
 * others
 */
export default async function* readPages({ paths: [path], wanted, first }) {
  const open = await openPdf(path);
  yield { value: { pageCount: open.pages.length } };
  for (let page = first + 1; page <= open.pages.length; page += 1) {
    const value = await see(open, page).then(
      (seen) => read(seen, wanted),
      () => unreadable,
    );
    yield { value };
  }
}
