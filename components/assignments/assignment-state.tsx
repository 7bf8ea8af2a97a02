"use client";

import { Badge, type Tone } from "@/components/ui/badge";
import { stateLabels } from "@/lib/assignments/labels";
import type { NamedAssignment } from "@/lib/assignments/queries";
import { type AssignmentState, stateOn } from "@/lib/assignments/state";
import { useAssignments } from "./assignments-context";

const tones: Record<AssignmentState, Tone> = {
  planned: "info",
  active: "success",
  ended: "warning",
  retired: "neutral",
};

export function AssignmentBadge({ row }: { row: NamedAssignment }) {
  const state = stateOn(row, useAssignments().today);
  return (
    <Badge dot tone={tones[state]}>
      {stateLabels[state]}
    </Badge>
  );
}
