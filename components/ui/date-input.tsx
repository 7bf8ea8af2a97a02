"use client";

import { CalendarDays } from "lucide-react";
import { useContext, useRef } from "react";
import { firstDay, isDay, lastDay } from "@/lib/values/dates";
import { cn } from "./cn";
import { FieldContext, useFieldWiring } from "./field-context";
import { type DayField, useDay } from "./use-day";

interface DateInputProps extends DayField {
  min?: string | number | undefined;
  max?: string | number | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  id?: string | undefined;
  "aria-label"?: string;
  className?: string;
}

/**
 * Shown and typed as dd/mm/yyyy, or picked; the value is always `YYYY-MM-DD`. Text that is no day stays the value, so
 * that the schema refuses it and nothing typed is lost.
 */
export function DateInput({ className, min, max, disabled, readOnly, ...props }: DateInputProps) {
  const { name, value, shown, editing, text, type, leave, pick } = useDay(props);
  const picker = useRef<HTMLInputElement>(null);
  const wiring = useFieldWiring(props);
  const wrong = !editing && value !== "" && !isDay(value);
  const locked = disabled || readOnly;
  return (
    <span className={cn("relative block", className)}>
      <input
        {...wiring}
        ref={text}
        inputMode="numeric"
        autoComplete="off"
        placeholder="dd/mm/aaaa"
        aria-label={props["aria-label"]}
        aria-invalid={wiring["aria-invalid"] ?? (wrong || undefined)}
        disabled={disabled}
        readOnly={readOnly}
        value={shown}
        onChange={type}
        onBlur={leave}
        className="control pr-11 tabular-nums"
      />
      <input
        ref={picker}
        type="date"
        lang="es-EC"
        tabIndex={-1}
        aria-hidden="true"
        min={min ?? firstDay}
        max={max ?? lastDay}
        value={isDay(value) ? value : ""}
        onChange={pick}
        disabled={locked}
        className="pointer-events-none absolute right-0 bottom-0 h-full w-10 opacity-0"
      />
      <PickerButton
        of={props["aria-label"]}
        disabled={locked}
        onClick={() => picker.current?.showPicker()}
      />
      {name ? <input type="hidden" name={name} value={value} disabled={disabled} /> : null}
    </span>
  );
}

interface PickerButtonProps {
  of: string | undefined;
  disabled: boolean | undefined;
  onClick: () => void;
}

function PickerButton({ of, disabled, onClick }: PickerButtonProps) {
  const field = useContext(FieldContext);
  const name = of ?? field?.label;
  return (
    <button
      type="button"
      aria-label={name ? `Abrir calendario: ${name}` : "Abrir calendario"}
      disabled={disabled}
      onClick={onClick}
      className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink disabled:opacity-50 print:hidden"
    >
      <CalendarDays className="size-4" aria-hidden="true" />
    </button>
  );
}
