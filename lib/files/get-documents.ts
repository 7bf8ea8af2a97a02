import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { listBranches } from "./list-branches";
import { withSlots } from "./queries";
import type { Documents } from "./slot";
import type { RootModel } from "./tree-input";

type Ref = { model: RootModel; id: number };

/** The files of a record and of those below it; 404 when it is missing or inactive. */
export async function getDocuments(ctx: Context, { model, id }: Ref): Promise<Documents> {
  const [documents] = await withSlots(ctx, await listBranches(ctx, model, [id]));
  if (!documents) throw new NotFound("El registro ya no existe.");
  return documents;
}
