import { attachments } from "@/db/schema";
import { atomically, type Context } from "../kernel/context";
import { single } from "../values/rows";
import { markInvoiced } from "../worksheets/mark-invoiced";
import { wrongKindMessages } from "./accepted";
import { assertFileActAllowed } from "./assert-file-act-allowed";
import { assertMayReplace } from "./assert-may-replace";
import { attachedFields } from "./attachable";
import { kindOf } from "./content";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";
import { lockOwner } from "./get-owner";
import { unsupported } from "./inspect-content";
import { noteArrival } from "./note-arrival";
import { attachOrReplace } from "./protection";
import { moveToRecycleBin, rowOf } from "./slot-rows";
import type { StagedFile } from "./staged";

type Attaching = SlotRef & {
  staged: StagedFile;
  invoiceReference?: string | null | undefined;
  /** Defaults to true. */
  mayReplace?: boolean;
};

function assertKind({ model, field, staged }: Attaching) {
  const kind = attachedFields[model][field];
  if (kind !== kindOf(staged.contentType)) throw unsupported(wrongKindMessages[kind ?? "pdf"]);
}

const isInvoice = ({ model, field }: SlotRef) =>
  model === "sheet_project" && field === "invoice_file";

/**
 * The file is stored already; what it replaces goes to the recycle bin. An invoice makes its work sheet INVOICED. 404
 * without the record, 403 for who may not replace, 415 for the wrong kind, 400 where a seal forbids it.
 */
export const attachFile = (ctx: Context, attaching: Attaching): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const { objectId, staged, invoiceReference } = attaching;
    const owner = await lockOwner(ctx, attaching);
    const held = await findAttachment(ctx, attaching);
    if (held) assertMayReplace(ctx, held, attaching);
    assertKind(attaching);
    assertFileActAllowed(attachOrReplace(held !== null), owner);

    if (held) await moveToRecycleBin(ctx, attaching, [objectId]);
    const attached = await ctx.db.insert(attachments).values(rowOf(attaching, staged)).returning();
    await noteArrival(ctx, [staged]);
    if (isInvoice(attaching)) await markInvoiced(ctx, { worksheetId: objectId, invoiceReference });
    return single(attached);
  });
