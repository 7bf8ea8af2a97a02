"use server";

import { change } from "@/lib/next/action";
import { VisitInput, VisitRef } from "@/lib/schedule/input";
import { markVisit } from "@/lib/schedule/mark-visit";
import { undoVisit } from "@/lib/schedule/undo-visit";

export const mark = change({ operation: "schedule.mark", input: VisitInput, run: markVisit });

export const undo = change({ operation: "schedule.undo", input: VisitRef, run: undoVisit });
