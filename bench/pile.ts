import { PDFDocument } from "pdf-lib";
import { toBuffer } from "qrcode";
import sharp from "sharp";
import { database } from "@/db/client";
import { type CodeKey, writeChainCode } from "@/lib/custody/chain-code";
import { getCodeKey } from "@/lib/custody/get-code-key";

/** A4 at 150 dpi, grainy as paper, with its chain's code. */
async function picture(grain: Buffer, consecutive: string, codeKey: CodeKey) {
  const [width, height] = [1_240, 1_754];
  const code = await toBuffer(writeChainCode({ consecutive, page: 1 }, codeKey), { width: 170 });
  return sharp(grain, { raw: { width, height, channels: 3 } })
    .composite([{ input: code, left: 1_000, top: 60 }])
    .jpeg({ quality: 22 })
    .toBuffer();
}

/** A page of each chain, as it comes from the scanner. */
export async function aPile(consecutives: readonly string[]) {
  const codeKey = await getCodeKey({ db: database() });
  const grain = Buffer.from(
    Uint8Array.from({ length: 1_240 * 1_754 * 3 }, (_, at) => 225 + ((at * 2_654_435_761) >>> 27)),
  );
  const batch = await PDFDocument.create();
  for (const consecutive of consecutives) {
    const jpeg = await batch.embedJpg(await picture(grain, consecutive, codeKey));
    batch.addPage([595, 842]).drawImage(jpeg, { x: 0, y: 0, width: 595, height: 842 });
  }
  return new Uint8Array(await batch.save());
}
