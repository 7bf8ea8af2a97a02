"use server";

import { change } from "@/lib/next/action";
import { bulk } from "@/lib/next/bulk-action";
import { VisitInput, VisitRef } from "@/lib/schedule/input";
import { type MarkedVisit, markVisit } from "@/lib/schedule/mark-visit";
import { undoVisit } from "@/lib/schedule/undo-visit";

const marking = {
  operation: "schedule.mark",
  input: VisitInput,
  run: markVisit,
  show: ({ visit }: MarkedVisit) => visit.id,
} as const;

export const mark = change(marking);

export const undo = change({ operation: "schedule.undo", input: VisitRef, run: undoVisit });

export const markEach = bulk(marking);

export const undoEach = bulk({
  operation: "schedule.undo",
  named: "visit_id",
  input: VisitRef,
  run: undoVisit,
});
