import { attachments } from "@/db/schema";
import { assertMay } from "../auth/assert-may";
import { unitRetired } from "../equipment/get-equipment";
import { atomically, type Context } from "../kernel/context";
import { Refused } from "../kernel/errors";
import { single } from "../values/rows";
import { markInvoiced } from "../worksheets/mark-invoiced";
import { wrongKind } from "./accepted";
import { attachedFields } from "./attachable";
import { kindOf } from "./content";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";
import { getOwner } from "./get-owner";
import { unsupported } from "./inspect-content";
import type { SealableOwner } from "./owners-by-model";
import { actOn, type FileAct, isAllowed, type Seal } from "./protection";
import { rowOf, setAside } from "./slot-rows";
import type { StagedFile } from "./stage-file";

type Attaching = SlotRef & {
  staged: StagedFile;
  /** Of the invoice, where the file is one. */
  invoiceReference?: string | null | undefined;
  /** True unless told. */
  mayReplace?: boolean;
};

function assertKind({ model, field, staged }: Attaching) {
  const kind = attachedFields[model][field];
  if (kind !== kindOf(staged.contentType)) throw unsupported(wrongKind[kind ?? "pdf"]);
}

/** A picture of one's own and the company's logo go with the profile and the settings. */
const isDocument = ({ model }: SlotRef) => model !== "user" && model !== "settings";

function assertMayReplace(
  ctx: Context,
  held: Attachment,
  { mayReplace = true, ...slot }: Attaching,
) {
  if (isDocument(slot))
    assertMay(ctx.caller, "files.replace", "Ya hay un archivo, y su rol no permite reemplazarlo.");
  if (!mayReplace) throw new Refused(`Ya hay un archivo: ${held.fileName}.`, "file_exists");
}

const refusals: Record<Seal, (owner: SealableOwner) => Refused> = {
  closed_sheet: ({ seriesCode }) =>
    new Refused(
      `La planilla ${seriesCode} está cerrada: sus archivos ya no se cambian ni se eliminan.`,
      "worksheet_locked",
    ),
  retired_unit: unitRetired,
};

/** 400 `worksheet_locked` or `resource_retired` when what seals the record's files forbids the act. */
export function assertAllowed(act: FileAct, owner: SealableOwner) {
  if (owner.seal && !isAllowed(act, owner)) throw refusals[owner.seal](owner);
}

const isInvoice = ({ model, field }: SlotRef) =>
  model === "sheet_project" && field === "invoice_file";

/**
 * The file is stored already; what was there is set aside. An invoice makes its work sheet INVOICED. 404
 * without the record, 403 for who may not replace, 415 for the wrong kind, 400 where a seal forbids it.
 */
export const attachFile = (ctx: Context, attaching: Attaching): Promise<Attachment> =>
  atomically(ctx, async (ctx) => {
    const { objectId, staged, invoiceReference } = attaching;
    const owner = await getOwner(ctx, attaching, { lock: true });
    const held = await findAttachment(ctx, attaching);
    if (held) assertMayReplace(ctx, held, attaching);
    assertKind(attaching);
    assertAllowed(actOn(held !== null), owner);

    if (held) await setAside(ctx, attaching, [objectId]);
    const attached = await ctx.db.insert(attachments).values(rowOf(attaching, staged)).returning();
    if (isInvoice(attaching)) await markInvoiced(ctx, { worksheetId: objectId, invoiceReference });
    return single(attached);
  });
