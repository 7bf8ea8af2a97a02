import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import type { AttachedModel } from "./attachable";
import { ownersByModel, type SealableOwner } from "./owners-by-model";

type Ref = { model: AttachedModel; objectId: number };

/** One that holds, or held, files; 404 when it is missing or deleted. */
export const getOwnerEvenInactive = (
  ctx: Context,
  { model, objectId }: Ref,
  { lock = false } = {},
): Promise<SealableOwner> => ownersByModel[model](ctx, objectId, { lock });

/** 404 when it is missing, inactive or deleted. Locked, its files wait for each other. */
export async function getOwner(ctx: Context, ref: Ref, options = {}): Promise<SealableOwner> {
  const owner = await getOwnerEvenInactive(ctx, ref, options);
  if (!(await owner.isActive())) throw new NotFound("El registro está inactivo.");
  return owner;
}
