import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { AttachedModel } from "./attachable";
import { ownersByModel, type SealableOwner } from "./owners-by-model";

type Ref = { model: AttachedModel; objectId: number };

export const getOwnerEvenInactive = (
  ctx: Context,
  { model, objectId }: Ref,
): Promise<SealableOwner> => ownersByModel[model](ctx, objectId, { isLocked: false });

async function onlyActive(owner: SealableOwner): Promise<SealableOwner> {
  if (!(await owner.isActive())) throw new NotFound("El registro está inactivo.");
  return owner;
}

/** 404 when it is missing, inactive or deleted. */
export const getOwner = async (ctx: Context, ref: Ref): Promise<SealableOwner> =>
  onlyActive(await getOwnerEvenInactive(ctx, ref));

/** Its files wait for each other. */
export const lockOwner = async (ctx: Context, { model, objectId }: Ref): Promise<SealableOwner> =>
  onlyActive(await ownersByModel[model](ctx, objectId, { isLocked: true }));
