import { eq } from "drizzle-orm";
import { attachments } from "@/db/schema";
import { may } from "../auth/permissions";
import type { Context } from "../context";
import { NotFound } from "../errors";
import type { Attachment } from "./find-attachment";
import { getOwnerEvenInactive } from "./get-owner";

type Asked = { key: string; fromRecycleBin: boolean };

/** What keys are made of; anything else names nothing. */
const isKey = (key: string) => /^[\w./-]{1,200}$/.test(key);

const missing = () => new NotFound("No existe el archivo.");

/** A person's picture is his own and the administrators' affair. */
const mayKnow = ({ visit }: Context, { model, objectId }: Attachment) =>
  model !== "user" || objectId === visit.user.id || may(visit, "users.get");

/** The file under a key that the caller may see; a removed one only from the recycle bin. 404 otherwise. */
export async function getMedia(ctx: Context, { key, fromRecycleBin }: Asked): Promise<Attachment> {
  if (!isKey(key)) throw missing();
  const [file] = await ctx.db.select().from(attachments).where(eq(attachments.storageKey, key));
  if (!file || !mayKnow(ctx, file)) throw missing();
  if (file.removedAt) {
    if (!fromRecycleBin || !may(ctx.visit, "files.listRemoved")) throw missing();
    return file;
  }
  await getOwnerEvenInactive(ctx, file);
  return file;
}
