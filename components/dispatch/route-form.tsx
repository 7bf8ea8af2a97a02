"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm } from "@/components/forms/use-action-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import type { ChangeAct } from "@/components/ui/use-act";
import { useChoices } from "@/components/ui/use-choices";
import type { RouteDetailsInput } from "@/lib/dispatch/details-input";
import { routeFields } from "@/lib/dispatch/fields";
import type { Lane } from "@/lib/dispatch/planning";
import { asSaved } from "./lanes";

interface RouteFormProps {
  lane: Lane;
  name: string;
  save: ChangeAct;
  onClose: () => void;
}

type RouteValues = z.input<typeof RouteDetailsInput>;

/** Vehicle and notes; its stops stay as they are. */
export function RouteForm({ lane, name, save, onClose }: RouteFormProps) {
  const vehicles = useChoices("vehicles");
  const { form, submit, isPending, notice } = useActionForm<RouteValues, null>({
    schema: () => import("@/lib/dispatch/details-input").then((input) => input.RouteDetailsInput),
    values: { vehicle_id: lane.vehicleId, notes: lane.notes ?? "" },
    act: (values, seen) =>
      save(
        {
          date: lane.date,
          technical_id: lane.staffId,
          stops: lane.stops.map(asSaved),
          ...values,
        },
        seen,
      ),
    record: lane.version === null ? undefined : { version: lane.version, sent: (typed) => typed },
    done: "Ruta guardada.",
    onDone: onClose,
  });
  const { register, setValue, watch } = form;
  const { errors } = form.formState;
  const vehicleId = watch("vehicle_id");
  return (
    <FormWindow
      title={`Ruta de ${name}`}
      saveLabel="Guardar"
      {...{ submit, isPending, notice, onClose }}
    >
      <Field
        label={routeFields.vehicleId.label}
        name="vehicle_id"
        error={errors.vehicle_id?.message}
      >
        <Combobox
          label={routeFields.vehicleId.label}
          clearable
          source={vehicles}
          value={vehicleId ? String(vehicleId) : ""}
          valueLabel={lane.plate ?? undefined}
          placeholder="Buscar por placa"
          onValueChange={(id) =>
            setValue("vehicle_id", id === "" ? null : Number(id), { shouldDirty: true })
          }
        />
      </Field>
      <Field
        label={routeFields.notes.label}
        hint="Salen en la hoja de ruta y en el correo: quién acompaña, qué llevar."
        error={errors.notes?.message}
      >
        <Textarea rows={3} {...register("notes")} />
      </Field>
    </FormWindow>
  );
}
