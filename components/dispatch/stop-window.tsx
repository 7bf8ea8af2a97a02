"use client";

import type * as z from "zod";
import { FormWindow } from "@/components/forms/form-window";
import { useActionForm, wholeNumber } from "@/components/forms/use-action-form";
import { CheckboxField } from "@/components/ui/checkbox-field";
import { DescriptionList } from "@/components/ui/description-list";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { TextLink } from "@/components/ui/text-link";
import { defaultStopMinutes } from "@/lib/dispatch/durations";
import { routeFields, stopFields } from "@/lib/dispatch/fields";
import type { AssignStopInput } from "@/lib/dispatch/input";
import { links } from "@/lib/links/pages";
import { visitFields } from "@/lib/schedule/fields";
import { showDay } from "@/lib/values/dates";
import {
  type DispatchActs,
  type DispatchBoardState,
  type Held,
  laneKey,
  subjectFields,
} from "./lanes";

type StopValues = z.input<typeof AssignStopInput>;

const valuesOf = ({ stop, from }: Held): StopValues => ({
  date: from.date,
  technical_id: from.staffId,
  ...subjectFields(stop),
  position: from.position,
  window_start: stop.details?.windowStart ?? "",
  window_end: stop.details?.windowEnd ?? "",
  minutes: stop.details?.ownMinutes ?? null,
  notes: stop.details?.notes ?? "",
  is_usual: false,
});

interface StopWindowProps {
  held: Held;
  board: DispatchBoardState;
  assign: DispatchActs["assign"];
  onClose: () => void;
}

const Facts = ({ held: { stop, from } }: Pick<StopWindowProps, "held">) => (
  <DescriptionList
    items={[
      { label: "Lugar", value: stop.location },
      { label: "Cliente", value: stop.partner },
      { label: "Equipo", value: stop.unit || null },
      { label: visitFields.status.label, value: stop.state },
      {
        label: routeFields.date.label,
        value: (
          <TextLink href={`${links.calendar}?view=day&date=${from.date}`}>
            {showDay(from.date)}
          </TextLink>
        ),
      },
    ]}
  />
);

export function StopWindow({ held, board, assign, onClose }: StopWindowProps) {
  const versionOf = (staffId: number | null) =>
    board.lanes.get(laneKey({ date: held.from.date, staffId }))?.version ?? null;
  const { form, submit, isPending, notice } = useActionForm<StopValues, null>({
    schema: () => import("@/lib/dispatch/input").then((input) => input.AssignStopInput),
    values: valuesOf(held),
    act: (values: StopValues) => {
      const stays = values.technical_id === held.from.staffId;
      const asked = { ...values, position: stays ? held.from.position : null };
      return assign(asked, versionOf(values.technical_id ?? null));
    },
    done: "Parada guardada.",
    onDone: onClose,
  });
  const { register, control, watch } = form;
  const { errors } = form.formState;
  const people = board.planning.staff.map(({ id, name }) => ({ value: String(id), label: name }));
  const isAssigned = Boolean(watch("technical_id"));
  return (
    <FormWindow
      columns={2}
      title={held.stop.title}
      saveLabel="Guardar"
      {...{ submit, isPending, notice, onClose }}
    >
      <div className="sm:col-span-full">
        <Facts held={held} />
      </div>
      <Field label="Quién va" error={errors.technical_id?.message} className="sm:col-span-full">
        <Select
          placeholder="Nadie: sin asignar"
          options={people}
          {...register("technical_id", { setValueAs: wholeNumber })}
        />
      </Field>
      {isAssigned ? (
        <>
          {held.stop.assignmentId ? (
            <div className="sm:col-span-full">
              <CheckboxField
                control={control}
                name="is_usual"
                label="Suele ir a este servicio"
                hint="Al proponer, será quien vaya."
              />
            </div>
          ) : null}
          <Field label={stopFields.windowStart.label} error={errors.window_start?.message}>
            <Input type="time" {...register("window_start")} />
          </Field>
          <Field label={stopFields.windowEnd.label} error={errors.window_end?.message}>
            <Input type="time" {...register("window_end")} />
          </Field>
          <Field
            label={stopFields.minutes.label}
            hint={`Vacío: ${defaultStopMinutes}, o lo que dure el evento.`}
            error={errors.minutes?.message}
          >
            <Input
              inputMode="numeric"
              autoComplete="off"
              {...register("minutes", { setValueAs: wholeNumber })}
            />
          </Field>
          <Field label={stopFields.notes.label} error={errors.notes?.message}>
            <Input autoComplete="off" {...register("notes")} />
          </Field>
        </>
      ) : null}
    </FormWindow>
  );
}
