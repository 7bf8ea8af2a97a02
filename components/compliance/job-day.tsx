"use client";

import { useState } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { type Day, isDay } from "@/lib/values/dates";

interface JobDayProps {
  label: string;
  day: Day;
  /** Null for a day that can be taken. */
  refuse?: (day: Day) => string | null;
  onDay: (day: Day) => void;
}

/** Follows the address when it changes elsewhere. */
export function JobDay({ label, day, refuse = () => null, onDay }: JobDayProps) {
  const [typed, setTyped] = useState(day);
  const [seen, setSeen] = useState(day);
  if (day !== seen) {
    setSeen(day);
    setTyped(day);
  }
  const wrong = isDay(typed) ? refuse(typed) : "Fecha inválida.";
  const take = (value: string) => {
    setTyped(value);
    if (isDay(value) && value !== day && !refuse(value)) onDay(value);
  };
  return (
    <Field label={label} error={typed === "" ? null : wrong}>
      <DateInput value={typed} onValueChange={take} />
    </Field>
  );
}
