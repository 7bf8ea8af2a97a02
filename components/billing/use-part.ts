"use client";

import { useState } from "react";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";

type Part = UnbilledRow["parts"][number];

export const spanOf = ({ days }: Part) => ({ from: days[0] ?? "", to: days.at(-1) ?? "" });

export function usePart({ parts }: UnbilledRow) {
  const [assignmentId, setAssignment] = useState(parts[0]?.assignmentId);
  const part = parts.find((one) => one.assignmentId === assignmentId) ?? parts[0];
  const [span, setSpan] = useState(part ? spanOf(part) : { from: "", to: "" });
  const days = (part?.days ?? []).filter((day) => span.from <= day && day <= span.to);
  const choose = (id: number) => {
    const chosen = parts.find((one) => one.assignmentId === id);
    setAssignment(id);
    if (chosen) setSpan(spanOf(chosen));
  };
  return { part, choose, span, setSpan, days };
}
