"use client";

import { Plus } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { LineOfForm } from "./reservation-line";
import { blankLine, type ReservationFormState } from "./reservation-values";

interface ReservationLinesProps {
  form: ReservationFormState;
  today: string;
}

/** One more begins on the days of the last. */
export function ReservationLines({ form, today }: ReservationLinesProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: "lines" });
  const add = () => {
    const last = form.getValues("lines")?.at(-1);
    const days = { from: last?.from_date ?? today, to: last?.to_date ?? "" };
    append(blankLine({ ...days, type: "", quantity: 1 }), {
      focusName: `lines.${fields.length}.type_equipment`,
    });
  };
  return (
    <div className="grid gap-4">
      <ol className="grid gap-4">
        {fields.map((field, at) => (
          <LineOfForm
            key={field.id}
            {...{ form, at, today }}
            onRemove={fields.length > 1 ? () => remove(at) : null}
          />
        ))}
      </ol>
      <Button className="w-fit" onClick={add}>
        <Plus aria-hidden="true" />
        Agregar línea
      </Button>
    </div>
  );
}
