"use client";

import { CircleAlert } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cn } from "./cn";
import { FieldContext } from "./field-context";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** One message, or the list of an answer's `field_errors`. */
  error?: string | readonly string[] | null | undefined;
  required?: boolean;
  /** A fieldset with a legend, for controls of several parts (radios, weekdays, dates from–to). */
  group?: boolean;
  /** Name of the form's value, where the control has none. */
  name?: string | undefined;
  /** Only for screen readers. */
  hideLabel?: boolean;
  /** When something else needs the control's id. */
  id?: string;
  className?: string;
  children: ReactNode;
}

/**
 * The control finds its id and aria attributes by itself: `<Field label="Nombre" required
 * error={errors.name?.message}><Input {...register("name")} /></Field>`.
 */
export function Field({ error, hint, ...props }: FieldProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const messages = [error ?? []].flat().filter(Boolean);
  const invalid = messages.length > 0;
  const describedBy = [invalid && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  const Box = props.group ? GroupBox : SingleBox;
  return (
    <Box {...props} id={id} describedBy={describedBy || undefined} invalid={invalid}>
      {props.children}
      {invalid ? <FieldError id={`${id}-error`} messages={messages} /> : null}
      {hint ? (
        <p id={`${id}-hint`} className="text-muted text-xs">
          {hint}
        </p>
      ) : null}
    </Box>
  );
}

interface BoxProps extends Omit<FieldProps, "error" | "hint"> {
  id: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const boxLook = "grid min-w-0 content-start gap-1.5";
const labelLook = "block p-0 font-medium text-ink text-sm";

function SingleBox({ required = false, ...props }: BoxProps) {
  const { id, describedBy, invalid } = props;
  return (
    <FieldContext value={{ label: props.label, id, describedBy, invalid, required }}>
      <div data-label={props.label} data-name={props.name} className={cn(boxLook, props.className)}>
        <label htmlFor={id} className={cn(labelLook, props.hideLabel && "sr-only")}>
          {props.label}
          {required ? <RequiredMark /> : null}
        </label>
        {props.children}
      </div>
    </FieldContext>
  );
}

function GroupBox({ required = false, ...props }: BoxProps) {
  const { label, invalid } = props;
  return (
    <FieldContext value={{ label, id: undefined, describedBy: undefined, invalid, required }}>
      <fieldset
        data-label={label}
        data-name={props.name}
        aria-describedby={props.describedBy}
        className={cn(boxLook, props.className)}
      >
        <legend className={cn(labelLook, "mb-1.5", props.hideLabel && "sr-only")}>
          {props.label}
          {required ? <RequiredMark /> : null}
        </legend>
        {props.children}
      </fieldset>
    </FieldContext>
  );
}

const RequiredMark = () => (
  <span className="ml-0.5 text-danger" aria-hidden="true">
    *
  </span>
);

function FieldError({ id, messages }: { id: string; messages: string[] }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-danger text-xs">
      <CircleAlert className="mt-px size-3.5 shrink-0" aria-hidden="true" />
      <span>{messages.join(" ")}</span>
    </p>
  );
}
