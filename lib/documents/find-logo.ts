import { and, eq, isNull } from "drizzle-orm";
import sharp from "sharp";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../context";
import type { Company } from "../print/letterhead";
import { fileStore } from "../storage/file-store";

type Logo = NonNullable<Company["logo"]>;

const widest = 640;
const tallest = 280;

/** A JPEG on white that prints sharp: it goes into a document as it is. */
async function forPrint(bytes: Uint8Array): Promise<Logo> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .resize(widest, tallest, { fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality: 92, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return { bytes: new Uint8Array(data), width: info.width, height: info.height };
}

/** The last logo made ready; what lies under a key never changes. */
let ready: { key: string; logo: Promise<Logo> } | null = null;

/** The company's logo as documents carry it; null without one. */
export async function findLogo(ctx: BaseContext): Promise<Logo | null> {
  const [held] = await ctx.db
    .select({ key: attachments.storageKey })
    .from(attachments)
    .where(
      and(
        eq(attachments.model, "settings"),
        eq(attachments.field, "logo"),
        isNull(attachments.removedAt),
      ),
    );
  if (!held) return null;
  if (ready?.key === held.key) return ready.logo;
  const logo = fileStore().readWhole(held.key).then(forPrint);
  ready = { key: held.key, logo };
  logo.catch(() => {
    ready = null;
  });
  return logo;
}
