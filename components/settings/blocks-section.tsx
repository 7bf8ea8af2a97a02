"use client";

import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { FormSection } from "@/components/forms/form-section";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";
import type { SectionProps, SettingsFormState } from "./settings-values";

export function BlocksSection({ form }: SectionProps) {
  const blocks = useFieldArray({ control: form.control, name: "operator_blocks" });
  const problem = form.formState.errors.operator_blocks;
  const message = problem?.root?.message ?? problem?.message;
  return (
    <FormSection
      title="Bloques"
      description="De quién son los pases de vehículos y técnicos. Un bloque con pases no se puede quitar; si cambia su código, sus pases lo siguen."
      columns={1}
    >
      {message ? (
        <Alert tone="error" live>
          {message}
        </Alert>
      ) : null}
      <ol className="grid gap-2">
        {blocks.fields.map((field, at) => (
          <BlockRow
            key={field.id}
            form={form}
            at={at}
            count={blocks.fields.length}
            move={blocks.move}
            remove={blocks.remove}
          />
        ))}
      </ol>
      <Button size="sm" className="w-fit" onClick={() => blocks.append({ code: "", label: "" })}>
        <Plus aria-hidden="true" />
        Agregar bloque
      </Button>
    </FormSection>
  );
}

interface BlockRowProps {
  form: SettingsFormState;
  at: number;
  count: number;
  move: (from: number, to: number) => void;
  remove: (at: number) => void;
}

function BlockRow({ form, at, count, move, remove }: BlockRowProps) {
  const errors = form.formState.errors.operator_blocks?.[at];
  const place = at + 1;
  return (
    <li className="flex flex-wrap items-start gap-2 max-sm:border-line max-sm:border-b max-sm:pb-3">
      <span className="w-6 pt-2 text-right text-muted text-xs tabular-nums">{place}</span>
      <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
        <Field label={`Código del bloque ${place}`} hideLabel error={errors?.code?.message}>
          <Input
            placeholder="Código"
            autoComplete="off"
            className="uppercase placeholder:normal-case"
            {...form.register(`operator_blocks.${at}.code`)}
          />
        </Field>
        <Field label={`Nombre del bloque ${place}`} hideLabel error={errors?.label?.message}>
          <Input
            placeholder="Nombre"
            autoComplete="off"
            {...form.register(`operator_blocks.${at}.label`)}
          />
        </Field>
      </div>
      <div className="flex">
        <IconButton
          label={`Subir el bloque ${place}`}
          icon={ArrowUp}
          disabled={at === 0}
          onClick={() => move(at, at - 1)}
        />
        <IconButton
          label={`Bajar el bloque ${place}`}
          icon={ArrowDown}
          disabled={place === count}
          onClick={() => move(at, at + 1)}
        />
        <IconButton label={`Quitar el bloque ${place}`} icon={Trash2} onClick={() => remove(at)} />
      </div>
    </li>
  );
}
