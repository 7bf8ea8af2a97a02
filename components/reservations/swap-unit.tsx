"use client";

import { ArrowLeftRight } from "lucide-react";
import { useState } from "react";
import { useController } from "react-hook-form";
import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { RadioGroup } from "@/components/ui/radio-group";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { Skeleton } from "@/components/ui/skeleton";
import type { ChangeAct } from "@/components/ui/use-act";
import { useRead } from "@/components/ui/use-read";
import type { UnitsOnOffer } from "@/lib/availability/units-on-offer";
import { reads } from "@/lib/links/reads";
import type { UnitSwap } from "@/lib/reservations/input";
import type { ReservedUnit } from "@/lib/reservations/list-reserved-units";
import type { ReservationLine } from "@/lib/reservations/queries";
import { type Day, later } from "@/lib/values/dates";
import { daysOfLine } from "./line-days";

interface SwapUnitProps {
  reservation: { id: number; version: number };
  line: ReservationLine;
  unit: ReservedUnit;
  today: Day;
  swap: ChangeAct;
}

const most = 12;

export function SwapUnit(props: SwapUnitProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <ArrowLeftRight aria-hidden="true" />
        Cambiar equipo
      </Button>
      {isOpen ? <SwapWindow {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Those that are free on the days of the line, best first; another page of the same reservation would not be. */
function useCandidates({ line, today }: SwapUnitProps) {
  const { found, refusal } = useRead<UnitsOnOffer>(
    reads.freeUnits({
      type: line.type,
      from: later(line.fromDate, today),
      to: line.toDate && later(line.toDate, today),
      min_capacity: line.minCapacityGallons,
    }),
  );
  const own = new Set(line.units.map(({ equipmentId }) => equipmentId));
  const free = found?.units.filter(({ id }) => !own.has(id)) ?? null;
  return { free: free?.slice(0, most) ?? null, more: (free?.length ?? 0) > most, refusal };
}

function SwapWindow({ onClose, ...props }: SwapUnitProps & { onClose: () => void }) {
  const { reservation, line, unit, swap } = props;
  const candidates = useCandidates(props);
  const { form, submit, isPending, notice } = useActionForm<
    Partial<z.input<typeof UnitSwap>>,
    null
  >({
    schema: () => import("@/lib/reservations/input").then((input) => input.UnitSwap),
    values: {
      reservation_id: reservation.id,
      line_id: line.id,
      resource_item_id: unit.equipmentId,
    },
    act: swap,
    record: { version: reservation.version, sent: (typed) => typed },
    done: "Equipo cambiado.",
    onDone: onClose,
  });
  const { field } = useController({ name: "by_resource_item_id", control: form.control });
  return (
    <FormWindow
      title={`Cambiar ${unit.code}`}
      description={`Otro equipo va en su lugar ${daysOfLine(line)}.`}
      saveLabel="Cambiar equipo"
      {...{ submit, isPending, notice, onClose }}
    >
      <RefusalAlert refusal={candidates.refusal} />
      <Field
        label="Equipos libres esos días"
        group
        name="by_resource_item_id"
        error={form.formState.errors.by_resource_item_id?.message}
        hint={candidates.more ? `Los ${most} mejores.` : undefined}
      >
        {candidates.free ? (
          <RadioGroup
            aria-label="Equipos libres esos días"
            value={field.value ? String(field.value) : ""}
            onValueChange={(chosen) => field.onChange(Number(chosen))}
            options={candidates.free.map(({ id, code, reasons }) => ({
              value: String(id),
              label: code,
              hint: reasons.join(" · "),
            }))}
          />
        ) : (
          <Skeleton className="h-24" />
        )}
        {candidates.free?.length === 0 ? (
          <p className="text-muted">Ningún otro de ese tipo está libre esos días.</p>
        ) : null}
      </Field>
    </FormWindow>
  );
}
