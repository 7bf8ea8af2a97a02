"use client";

import { CalendarClock, CircleCheck, TriangleAlert } from "lucide-react";
import { useContext } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { type AheadTold, aheadTold } from "./ahead-words";
import type { AssignValues } from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { OfferedPricesContext } from "./offered-prices";

const looks = {
  refused: { icon: TriangleAlert, colour: "text-danger" },
  kept: { icon: CircleCheck, colour: "text-success-ink" },
  after: { icon: CalendarClock, colour: "text-muted" },
} as const;

/** What comes after a chosen unit, against the days that are asked for. */
export function UnitAhead({ line: { offer, index } }: { line: ChosenLine }) {
  const { partnerId } = useContext(OfferedPricesContext);
  const { control, getValues } = useFormContext<AssignValues>();
  const item = useWatch({ control, name: `items.${index}` });
  if (offer.ahead.length === 0) return null;
  const told = aheadTold(
    offer.ahead,
    { projectId: getValues("project_id"), partnerId },
    {
      from: item?.operation_start_date ?? "",
      end: item?.operation_end_date ?? "",
      expected: item?.expected_return_date ?? "",
    },
  );
  return (
    <ul aria-label={`Después de ${offer.code}`} className="mt-1 grid gap-0.5">
      {told.map((one) => (
        <AheadRow key={one.key} told={one} />
      ))}
    </ul>
  );
}

function AheadRow({ told: { words, bearing } }: { told: AheadTold }) {
  const { icon: Icon, colour } = looks[bearing];
  return (
    <li className={cn("flex items-start gap-1.5 text-xs", colour)}>
      <Icon className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      <span>{words}</span>
    </li>
  );
}
