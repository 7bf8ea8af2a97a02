"use server";

import { change } from "@/lib/next/action";
import { addLine } from "@/lib/worksheets/add-line";
import { LineDays, LineInput, LineRef, LineUpdate } from "@/lib/worksheets/line-input";
import { removeLine } from "@/lib/worksheets/remove-line";
import { setLineDays } from "@/lib/worksheets/set-line-days";
import { updateLine } from "@/lib/worksheets/update-line";

export const add = change({ operation: "worksheets.addLine", input: LineInput, run: addLine });

export const update = change({
  operation: "worksheets.updateLine",
  input: LineUpdate,
  run: updateLine,
});

export const remove = change({
  operation: "worksheets.removeLine",
  input: LineRef,
  run: removeLine,
});

export const setDays = change({
  operation: "worksheets.setLineDays",
  input: LineDays,
  run: setLineDays,
});
