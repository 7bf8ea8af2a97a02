import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { type mails, users } from "@/db/schema";
import { callerColumns } from "../auth/caller-columns";
import { type BaseContext, callerOf } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { type Attached, nothingAttached } from "../mail/deliver";
import { askedOfAddress } from "../reports/asked-of-address";
import { paramsOfAddress } from "../reports/params-of-address";
import { getReport } from "../reports/registry";
import { reportFile } from "../reports/report-file";

const mostBytes = 10 * 1024 * 1024;

const tooLarge: Attached = {
  files: [],
  note: "El archivo pasa de 10 MB: ábralo con el enlace.",
};

async function findReader(ctx: BaseContext, userId: number) {
  const [user] = await ctx.db
    .select(callerColumns)
    .from(users)
    .where(and(live(users), eq(users.id, userId)));
  return user ?? null;
}

/** Null once there are more bytes than a mail takes. */
async function bytesOf(source: AsyncIterable<Uint8Array> | Uint8Array): Promise<Uint8Array | null> {
  if (source instanceof Uint8Array) return source.byteLength > mostBytes ? null : source;
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source) {
    size += piece.byteLength;
    if (size > mostBytes) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** The report of a mail as its reader may see it now, or why it does not go with it. */
export async function readAttachedReport(
  ctx: BaseContext,
  { attachedReport, userId }: Pick<typeof mails.$inferSelect, "attachedReport" | "userId">,
): Promise<Attached> {
  const user = attachedReport && (await findReader(ctx, userId));
  if (!attachedReport || !user) return nothingAttached;
  const asking = { ...ctx, caller: callerOf(user, "read") };
  try {
    const report = getReport(asking.caller, attachedReport.report);
    const { asked, format } = attachedReport;
    const of = askedOfAddress(report, paramsOfAddress(asked), ctx.today);
    const { bytes: source, ...named } = await reportFile(asking, report, { ...of, format });
    const bytes = await bytesOf(source);
    return bytes ? { files: [{ ...named, bytes }], note: null } : tooLarge;
  } catch (thrown) {
    if (isDomainError(thrown)) return { files: [], note: thrown.message };
    throw thrown;
  }
}
