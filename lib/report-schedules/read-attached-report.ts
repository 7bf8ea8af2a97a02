import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { type mails, users } from "@/db/schema";
import { type BaseContext, callerOf } from "../kernel/context";
import { isDomainError } from "../kernel/errors";
import { parseListQuery } from "../lists/address";
import { listSpecOf } from "../lists/declared";
import { type Attached, nothingAttached } from "../mail/deliver";
import { asDeclared } from "../reports/as-declared";
import { paramsOfAddress } from "../reports/params-of-address";
import { getReport } from "../reports/registry";
import { reportFile } from "../reports/report-file";
import { reportSpan } from "../reports/span";

const mostBytes = 10 * 1024 * 1024;

const tooLarge: Attached = {
  files: [],
  note: "El archivo pasa de 10 MB: ábralo con el enlace.",
};

async function findReader(ctx: BaseContext, userId: number) {
  const { id, email, firstName, lastName, role, signatureName } = users;
  const [user] = await ctx.db
    .select({ id, email, firstName, lastName, role, signatureName })
    .from(users)
    .where(and(live(users), eq(id, userId)));
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
    const spec = listSpecOf(asDeclared(report));
    const query = parseListQuery(paramsOfAddress(attachedReport.asked), spec);
    const span = reportSpan(query.filters, ctx.today);
    const { format } = attachedReport;
    const { bytes: source, ...named } = await reportFile(asking, report, {
      ...query,
      span,
      format,
    });
    const bytes = await bytesOf(source);
    return bytes ? { files: [{ ...named, bytes }], note: null } : tooLarge;
  } catch (thrown) {
    if (isDomainError(thrown)) return { files: [], note: thrown.message };
    throw thrown;
  }
}
