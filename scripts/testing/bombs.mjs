import { constants, deflateSync } from "node:zlib";

const megabyte = 1_048_576;

/**
 * A zlib stream of few bytes that inflates to so many megabytes of `fill`, by repeating one piece. @param {number}
 * megabytes
 * @param {string | Uint8Array} fill
 */
function inflatingTo(megabytes, fill = " ") {
  const whole = deflateSync(Buffer.alloc(megabyte, fill), {
    level: 9,
    finishFlush: constants.Z_FULL_FLUSH,
  });
  const [header, piece] = [whole.subarray(0, 2), whole.subarray(2)];
  const end = Buffer.from([3, 0, 0, 0, 0, 1]);
  return Buffer.concat([header, ...Array.from({ length: megabytes }, () => piece), end]);
}

/** LZW as in PDF, with codes of 9 to 12 bits. @param {Iterable<number>} codes */
export function lzwOf(codes) {
  const bytes = [];
  let [held, bits, width, next] = [0, 0, 9, 257];
  for (const code of codes) {
    held = (held << width) | code;
    for (bits += width; bits >= 8; bits -= 8) bytes.push((held >>> (bits - 8)) & 255);
    held &= 255;
    [width, next] = code === 256 ? [9, 257] : [width, next + 1];
    if (next + 1 >= 2 ** width && width < 12) width += 1;
  }
  return Buffer.from([...bytes, (held << (8 - bits)) & 255]);
}

/** Codes for so many megabytes of blanks: each is as long as the one before and a blank. @param {number} megabytes */
function* blankCodes(megabytes) {
  const [first, last] = [258, 4_094];
  for (let size = 0; size < megabytes * megabyte; ) {
    yield* [256, 32];
    for (let code = first; code <= last; code += 1) {
      yield code;
      size += code - first + 2;
    }
  }
  yield 257;
}

const asciiHexOf = (/** @type {Uint8Array} */ bytes) =>
  Buffer.from(`${Buffer.from(bytes).toString("hex")}>`);

/**
 * The second of their pages draws so many megabytes by other codings than zlib's: LZW, LZW under ASCIIHex, RunLength
 * twice.
 * @type {Record<string, (megabytes: number, entries?: string) => Uint8Array<ArrayBuffer>>}
 */
export const otherBombs = {
  LZW: (megabytes, entries = "") =>
    drawnFrom(`/Filter/LZWDecode${entries}`, lzwOf(blankCodes(megabytes))),
  "LZW with a name in other letters": (megabytes) =>
    drawnFrom("/Filter[/LZW#44ecode]", lzwOf(blankCodes(megabytes))),
  "LZW below ASCIIHex": (megabytes) =>
    drawnFrom("/Filter[/ASCIIHexDecode/LZWDecode]", asciiHexOf(lzwOf(blankCodes(megabytes)))),
  "LZW whose object names its coding elsewhere": (megabytes) =>
    drawnFrom("/Filter 9 0 R", lzwOf(blankCodes(megabytes))),
  "ASCII85 below zlib": (megabytes) =>
    drawnFrom("/Filter[/FlateDecode/ASCII85Decode]", inflatingTo(megabytes / 4, "z")),
  "runs below zlib": (megabytes) =>
    drawnFrom(
      "/Filter[/FlateDecode/RunLengthDecode]",
      inflatingTo(megabytes / 64, Buffer.from([129, 32])),
    ),
  "four codings": () => drawnFrom("/Filter[/AHx/AHx/AHx/AHx]", Buffer.from("3>")),
};

/** @param {string} dictionary @param {Uint8Array} bytes */
const stream = (dictionary, bytes) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>\nstream\n`),
    bytes,
    Buffer.from("\nendstream"),
  ]);

/**
 * Objects are numbered from 1, the catalog first. @param {(string | Uint8Array)[]} objects
 * @returns {Uint8Array<ArrayBuffer>}
 */
function pdfOf(objects) {
  const pieces = [Buffer.from("%PDF-1.7\n")];
  const places = [];
  let size = 9;
  for (const [at, object] of objects.entries()) {
    const whole = [`${at + 1} 0 obj\n`, object, "\nendobj\n"].map((piece) => Buffer.from(piece));
    places.push(size);
    pieces.push(...whole);
    size += whole.reduce((sum, { length }) => sum + length, 0);
  }
  const entries = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${entries}`;
  const trailer = `trailer\n<</Root 1 0 R/Size ${count}>>\nstartxref\n${size}\n%%EOF`;
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(table + trailer)]));
}

const catalog = "<</Type/Catalog/Pages 2 0 R>>";
const onePage = "<</Type/Pages/Count 1/Kids[3 0 R]>>";
const page = (/** @type {string} */ more) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]${more}>>`;

const [once, twice] = ["/Filter/FlateDecode", "/Filter[/FlateDecode/FlateDecode]"];

/** Its page tree names every branch twice, without a practical end. */
export function endless() {
  const depth = 60;
  const branches = Array.from(
    { length: depth },
    (_, at) => `<</Type/Pages/Count 1/Kids[${at + 3} 0 R ${at + 3} 0 R]>>`,
  );
  return pdfOf([catalog, ...branches, "<</Type/Pages/Count 0/Kids[]>>"]);
}

/** Some kilobytes whose object table inflates, in two steps, to so many megabytes. @param {number} megabytes */
export const objectBomb = (megabytes) =>
  pdfOf([
    catalog,
    onePage,
    page(""),
    stream(`/Type/ObjStm/N 1/First 4${twice}`, deflateSync(inflatingTo(megabytes))),
  ]);

/**
 * The second page draws what inflates to so many megabytes; a disguised one claims to be a picture.
 * @param {number} megabytes
 */
export const drawingBomb = (megabytes, { pages = 3, isDisguised = false } = {}) => {
  const kids = Array.from({ length: pages }, (_, at) => `${at + 4} 0 R`);
  const disguise = isDisguised ? "/Subtype/Image/Width 9/Height 9" : "";
  return pdfOf([
    catalog,
    `<</Type/Pages/Count ${pages}/Kids[${kids.join(" ")}]>>`,
    stream(`${once}${disguise}`, inflatingTo(megabytes)),
    ...kids.map((_, at) => page(at === 1 ? "/Contents 3 0 R" : "")),
  ]);
};

/** @param {string} coding @param {Uint8Array} bytes */
function drawnFrom(coding, bytes) {
  return pdfOf([catalog, onePage, page("/Contents 4 0 R"), stream(coding, bytes)]);
}

/** A picture of `side` by `side` pixels, all there in few bytes. @param {number} side */
export const vastPicture = (side) =>
  pdfOf([
    catalog,
    onePage,
    page("/Contents 4 0 R/Resources<</XObject<</P 5 0 R>>>>"),
    stream("", Buffer.from("q 595 0 0 842 0 0 cm /P Do Q")),
    stream(
      `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8${once}`,
      inflatingTo(Math.ceil((side * side) / megabyte)),
    ),
  ]);

/** In one flat list. @param {number} count */
export const manyPages = (count) =>
  pdfOf([
    catalog,
    `<</Type/Pages/Count ${count}/Kids[${Array.from({ length: count }, (_, at) => `${at + 3} 0 R`).join(" ")}]>>`,
    ...Array.from({ length: count }, () => page("")),
  ]);

const checksums = Uint32Array.from({ length: 256 }, (_, at) => {
  let sum = at;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

/** @param {string} name @param {Uint8Array} content */
function pngChunk(name, content) {
  const whole = Buffer.alloc(content.length + 12);
  whole.writeUInt32BE(content.length);
  whole.write(name, 4, "latin1");
  whole.set(content, 8);
  let sum = 0xffffffff;
  for (const byte of whole.subarray(4, -4))
    sum = (checksums[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
  whole.writeUInt32BE((sum ^ 0xffffffff) >>> 0, content.length + 8);
  return whole;
}

/** Grey, `side` by `side` pixels, all there in few bytes. @param {number} side @returns {Uint8Array<ArrayBuffer>} */
export function vastPng(side) {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(side);
  header.writeUInt32BE(side, 4);
  const points = inflatingTo(Math.ceil((side * (side + 1)) / megabyte), "\0");
  const chunks = [
    pngChunk("IHDR", header),
    pngChunk("IDAT", points),
    pngChunk("IEND", Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...chunks]));
}
