import { and, eq, or } from "drizzle-orm";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import { may } from "../auth/permissions";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { parseQuarantineKey } from "../storage/quarantine-keys";
import type { Attachment } from "./find-attachment";
import { getOwnerEvenInactive } from "./get-owner";
import { getQuarantined } from "./get-quarantined";
import { inRecycleBin } from "./in-recycle-bin";

export type Media = Pick<
  Attachment,
  "storageKey" | "fileName" | "contentType" | "size" | "createdAt"
>;
type Asked = { key: string; fromRecycleBin: boolean };

const isKey = (key: string) => /^[\w./-]{1,200}$/.test(key);

const missing = () => new NotFound("No existe el archivo.");

/** A person's picture is shown to that person and to administrators. */
const maySee = ({ caller }: Context, { model, objectId }: Attachment) =>
  model !== "user" || objectId === caller.user.id || may(caller, "users.get");

/** Removed files only from the recycle bin, files that no record names only in quarantine; 404 otherwise. */
export async function getMedia(ctx: Context, { key, fromRecycleBin }: Asked): Promise<Media> {
  if (!isKey(key)) throw missing();
  if (parseQuarantineKey(key)) return getQuarantined(ctx, { quarantinedKey: key });
  const [file] = await ctx.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.storageKey, key), or(unremoved(attachments), inRecycleBin(ctx))));
  if (!file || !maySee(ctx, file)) throw missing();
  if (file.removedAt) {
    if (!fromRecycleBin || !may(ctx.caller, "files.listRemoved")) throw missing();
    return file;
  }
  await getOwnerEvenInactive(ctx, file);
  return file;
}
