import type { BranchWithSlots } from "../files/slot";
import { withSlots } from "../files/with-slots";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { RootModel } from "./input";
import { listBranches } from "./list-branches";

type Ref = { model: RootModel; id: number };

export async function getDocuments(ctx: Context, { model, id }: Ref): Promise<BranchWithSlots> {
  const [documents] = await withSlots(ctx, await listBranches(ctx, model, [id]));
  if (!documents) throw new NotFound("El registro ya no existe.");
  return documents;
}
