import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { bears } from "../values/marks.mjs";
import { type Attachment, findAttachment, type SlotRef } from "./find-attachment";

const mark = Symbol.for("faena.noFile");

/** The documented 404 for an empty field (contract, section 3, "Files"). */
export class NoFile extends NotFound {
  readonly [mark] = true;

  constructor(readonly slot: SlotRef) {
    super("El campo no tiene archivo.");
  }
}

export const isNoFile = (thrown: unknown): thrown is NoFile => bears(thrown, mark);

export async function getAttachment(ctx: Context, slot: SlotRef): Promise<Attachment> {
  const held = await findAttachment(ctx, slot);
  if (!held) throw new NoFile(slot);
  return held;
}
