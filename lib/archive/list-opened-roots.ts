import type { BranchWithSlots, Tally } from "../files/slot";
import type { Context } from "../kernel/context";
import type { Listed } from "../lists/page";
import { getDocuments } from "./get-documents";
import { listDocumentRoots, type Root } from "./list-document-roots";

type Opened = Root & { documents: BranchWithSlots | null };

const few = 3;

export async function listOpenedRoots(
  ctx: Context,
  asked: Parameters<typeof listDocumentRoots>[1],
): Promise<Listed<Opened> & { tally: Tally }> {
  const listed = await listDocumentRoots(ctx, asked);
  const isNarrow = Boolean(asked.search) && listed.total <= few;
  const rows = listed.rows.map(async (root) => ({
    ...root,
    documents: isNarrow ? await getDocuments(ctx, root) : null,
  }));
  return { ...listed, rows: await Promise.all(rows) };
}
