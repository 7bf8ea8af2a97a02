"use client";

import { useState } from "react";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { QuantityField, WholeInput } from "@/components/ui/number-input";
import { isDay } from "@/lib/values/dates";

interface AddressFieldProps {
  label: string;
  /** As it stands in the address. */
  given: string;
  fault: string | undefined;
  onGiven: (text: string) => void;
}

/** Follows the address when it changes elsewhere. */
function useFollowed(given: string) {
  const [typed, setTyped] = useState(given);
  const [seen, setSeen] = useState(given);
  if (given !== seen) {
    setSeen(given);
    setTyped(given);
  }
  return [typed, setTyped] as const;
}

/** Blank is none. */
export function AddressDay({ label, given, fault, onGiven }: AddressFieldProps) {
  const [typed, setTyped] = useFollowed(given);
  const take = (value: string) => {
    setTyped(value);
    if (value !== given && (value === "" || isDay(value))) onGiven(value);
  };
  const wrong = typed === "" || isDay(typed) ? fault : "Fecha inválida.";
  return (
    <Field label={label} error={wrong}>
      <DateInput value={typed} onValueChange={take} />
    </Field>
  );
}

interface AddressNumberProps extends AddressFieldProps {
  /** Without decimals. */
  isWhole: boolean;
}

/** Goes into the address when it is left, and on Enter. */
export function AddressNumber({ label, given, fault, onGiven, isWhole }: AddressNumberProps) {
  const [typed, setTyped] = useFollowed(given);
  const settle = () => {
    if (typed === given) return;
    onGiven(typed);
    if (typed === "") setTyped(given);
  };
  const field = {
    value: typed,
    onValueChange: (value: string | number | null) => setTyped(String(value ?? "")),
    onBlur: settle,
  };
  return (
    <Field label={label} error={typed === given ? fault : null}>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        {isWhole ? <WholeInput {...field} /> : <QuantityField {...field} />}
      </Form>
    </Field>
  );
}
