import type { Context } from "../kernel/context";
import type { SlotRef } from "./find-attachment";

export const pictureSlotOf = (ctx: Context): SlotRef => ({
  model: "user",
  objectId: ctx.caller.user.id,
  field: "picture",
});

export const logoSlot: SlotRef = { model: "settings", objectId: 1, field: "logo" };
