"use client";

import { useWatch } from "react-hook-form";
import { Badge } from "@/components/ui/badge";
import { counted } from "@/lib/values/count-text";
import type { ReservationFormState } from "./reservation-values";
import { useFreeUnits } from "./use-free-units";

interface LineFreeProps {
  form: ReservationFormState;
  at: number;
  today: string;
}

/** How many could be had on those days, as the line is filled in. */
export function LineFree({ form, at, today }: LineFreeProps) {
  const quantity = useWatch({ control: form.control, name: `lines.${at}.quantity` });
  const { isAsked, answer } = useFreeUnits(form, at, today);
  return (
    <span role="status" className="text-muted text-xs">
      {isAsked ? <Told quantity={Number(quantity)} answer={answer} /> : null}
    </span>
  );
}

function Told({
  quantity,
  answer,
}: {
  quantity: number;
  answer: ReturnType<typeof useFreeUnits>["answer"];
}) {
  if (!answer) return "Buscando…";
  if (!answer.found) return "No se pudo ver cuántos hay libres.";
  const { count } = answer.found;
  const free = counted(count, "libre", "libres");
  const missing = quantity - count;
  return missing > 0 ? (
    <Badge dot tone="danger">
      {missing === 1 ? "Falta 1" : `Faltan ${missing}`}: {free}
    </Badge>
  ) : (
    <Badge dot tone="success">
      {free}
    </Badge>
  );
}
