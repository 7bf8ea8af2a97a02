import { and, eq } from "drizzle-orm";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { BaseContext } from "../kernel/context";
import type { Picture } from "../print/picture";
import { readOrNull } from "../storage/read-or-null";
import { readyPicture } from "./ready-picture";

type Model = (typeof attachments.$inferSelect)["model"];

/** Words to print when it cannot be read. */
export type PaperPhoto = Picture | string;

const box = { width: 1000, height: 1000 };

/** Null while the field is empty. An unreadable picture does not stop the document; a store that is away does. */
export async function findPhoto(
  ctx: BaseContext,
  { model, objectId, field }: { model: Model; objectId: number; field: string },
): Promise<PaperPhoto | null> {
  const [held] = await ctx.db
    .select({ key: attachments.storageKey })
    .from(attachments)
    .where(
      and(
        eq(attachments.model, model),
        eq(attachments.objectId, objectId),
        eq(attachments.field, field),
        unremoved(attachments),
      ),
    );
  if (!held) return null;
  const owner = ctx.caller?.user.id ?? null;
  const picture = await readOrNull(() => readyPicture(held.key, { ...box, owner }));
  return picture ?? "No se pudo leer la imagen.";
}
