"use client";

import { CalendarClock, CircleCheck, TriangleAlert } from "lucide-react";
import { useContext } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { cn } from "@/components/ui/cn";
import { type AheadTold, aheadTold } from "./ahead-words";
import type { AssignValues } from "./assign-values";
import type { ChosenLine } from "./chosen-line";
import { OfferedPricesContext } from "./offered-prices";

const looks = {
  refused: { icon: TriangleAlert, colour: "text-danger" },
  kept: { icon: CircleCheck, colour: "text-success-ink" },
  yields: { icon: TriangleAlert, colour: "text-warn-ink" },
  after: { icon: CalendarClock, colour: "text-muted" },
} as const;

function useAhead({ offer, index }: ChosenLine): AheadTold[] {
  const { partnerId, doPromisesBlock } = useContext(OfferedPricesContext);
  const { control, getValues } = useFormContext<AssignValues>();
  const item = useWatch({ control, name: `items.${index}` });
  return aheadTold(
    offer.ahead,
    { projectId: getValues("project_id"), partnerId, doPromisesBlock },
    {
      from: item?.operation_start_date ?? "",
      end: item?.operation_end_date ?? "",
      expected: item?.expected_return_date ?? "",
    },
  );
}

/** What comes after a chosen unit, against the days that are asked for; and what was promised since it was found. */
export function UnitAhead({ line }: { line: ChosenLine }) {
  const { errors } = useFormState<AssignValues>();
  const told = useAhead(line);
  const refusal = errors.items?.[line.index]?.operation_end_date?.message;
  const isNews = refusal && !told.some(({ bearing }) => bearing === "refused");
  return (
    <>
      {isNews ? (
        <p role="alert" className="basis-full text-danger text-xs">
          {refusal}
        </p>
      ) : null}
      {told.length > 0 ? (
        <ul aria-label={`Después de ${line.offer.code}`} className="grid basis-full gap-1">
          {told.map((one) => (
            <AheadRow key={one.key} told={one} />
          ))}
        </ul>
      ) : null}
    </>
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
