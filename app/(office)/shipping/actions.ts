"use server";

import { change } from "@/lib/next/action";
import { onceAction } from "@/lib/next/once-action";
import { createGuide } from "@/lib/shipping/create-guide";
import { deleteGuide } from "@/lib/shipping/delete-guide";
import { GuideFormChanges, GuideFormInput, GuideRef } from "@/lib/shipping/input";
import { updateGuide } from "@/lib/shipping/update-guide";

export const create = onceAction({
  operation: "shipping.create",
  input: GuideFormInput,
  run: createGuide,
  idOf: ({ id }) => id,
});

export const update = change({
  operation: "shipping.update",
  input: GuideFormChanges,
  run: updateGuide,
  show: ({ id }) => id,
});

export const remove = change({ operation: "shipping.delete", input: GuideRef, run: deleteGuide });
