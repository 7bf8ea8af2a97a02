import { and, eq } from "drizzle-orm";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Company } from "../print/company";
import { readyPicture } from "./ready-picture";

type Logo = NonNullable<Company["logo"]>;

const box = { width: 640, height: 280 };

/** The last logo that was prepared; the bytes under a key never change. */
let ready: { key: string; logo: Promise<Logo> } | null = null;

export async function findLogo(ctx: BaseContext): Promise<Logo | null> {
  const [held] = await ctx.db
    .select({ key: attachments.storageKey })
    .from(attachments)
    .where(
      and(eq(attachments.model, "settings"), eq(attachments.field, "logo"), unremoved(attachments)),
    );
  if (!held) return null;
  if (ready?.key === held.key) return ready.logo;
  const logo = readyPicture(held.key, { ...box, owner: null });
  ready = { key: held.key, logo };
  logo.catch(() => {
    ready = null;
  });
  return logo;
}
