"use client";

import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { type FormNotice, FormNotices } from "@/components/forms/form-notices";
import { Button } from "@/components/ui/button";
import { DateInput } from "@/components/ui/date-input";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField, QuantityField } from "@/components/ui/number-input";

interface LineValues {
  date?: unknown;
  description?: unknown;
  quantity?: unknown;
  unit_price?: unknown;
  reference_document?: unknown;
}

interface LineFormProps {
  title: string;
  description?: string;
  /** What the line lets a person write. */
  fields: { date: boolean; quantity: boolean };
  register: (name: keyof LineValues) => UseFormRegisterReturn;
  errors: FieldErrors<LineValues>;
  submit: ComponentProps<"form">["onSubmit"];
  pending: boolean;
  notice: FormNotice;
  save: ReactNode;
  onClose: () => void;
}

/** The window in which a line is written. */
export function LineForm(props: LineFormProps) {
  const { title, description, fields, register, errors, notice } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={props.onClose}
      title={title}
      {...(description ? { description } : {})}
      footer={
        <>
          <DialogClose asChild>
            <Button>Cancelar</Button>
          </DialogClose>
          <Button type="submit" form={formId} variant="primary" pending={props.pending}>
            {props.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={props.submit} className="grid gap-4 sm:grid-cols-2">
        <FormNotices notice={notice} className="sm:col-span-full" />
        <Field
          label="Descripción"
          required
          error={errors.description?.message}
          className="sm:col-span-full"
        >
          <Input autoComplete="off" {...register("description")} />
        </Field>
        {fields.quantity ? (
          <Field label="Cantidad" required error={errors.quantity?.message}>
            <QuantityField {...register("quantity")} />
          </Field>
        ) : null}
        <Field label="Precio unitario" required error={errors.unit_price?.message}>
          <MoneyField {...register("unit_price")} />
        </Field>
        {fields.date ? (
          <Field label="Fecha" required error={errors.date?.message}>
            <DateInput {...register("date")} />
          </Field>
        ) : null}
        <Field label="Documento de referencia" error={errors.reference_document?.message}>
          <Input autoComplete="off" {...register("reference_document")} />
        </Field>
      </form>
    </Dialog>
  );
}
