"use client";

import { ListChecks } from "lucide-react";
import type { Dispatch, SetStateAction } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Card } from "@/components/ui/card";
import { DateInput } from "@/components/ui/date-input";
import { EmptyState } from "@/components/ui/empty-state";
import { Field } from "@/components/ui/field";
import { assignmentFields } from "@/lib/assignments/fields";
import { isService } from "@/lib/placement/availability";
import type { AssignValues, CommonDates } from "./assign-values";
import { type Served, ServiceTerms } from "./service-terms";
import { UnitTerms } from "./unit-terms";
import type { ChosenOffers } from "./use-chosen";

interface ChosenTermsProps {
  chosen: ChosenOffers;
  common: CommonDates;
  setCommon: Dispatch<SetStateAction<CommonDates>>;
  units: Served[];
}

export function ChosenTerms({ chosen, common, setCommon, units }: ChosenTermsProps) {
  const { setValue, clearErrors } = useFormContext<AssignValues>();
  const setDate = (name: keyof CommonDates) => (day: string) => {
    setCommon((before) => ({ ...before, [name]: day }));
    chosen.offers.forEach((offer, index) => {
      clearErrors(`items.${index}.operation_end_date`);
      if (name !== "expected_return_date" || !isService(offer))
        setValue(`items.${index}.${name}`, day);
    });
  };
  const lines = chosen.offers.map((offer, index) => ({ offer, index }));
  const unitLines = lines.filter(({ offer }) => !isService(offer));
  const serviceLines = lines.filter(({ offer }) => isService(offer));
  const served = [...units, ...unitLines.map(({ offer }) => offer)];
  return (
    <Card title="Con qué términos" description="Las fechas valen para todo lo elegido.">
      <div className="grid gap-6">
        <div className="grid gap-4 sm:grid-cols-2">
          <CommonDate
            name="operation_start_date"
            label={assignmentFields.startDate.label}
            required
            value={common.operation_start_date}
            onChange={setDate("operation_start_date")}
          />
          <CommonDate
            name="operation_end_date"
            label={assignmentFields.endDate.label}
            hint="Vacío: sin fecha de fin."
            value={common.operation_end_date}
            onChange={setDate("operation_end_date")}
          />
          <CommonDate
            name="expected_return_date"
            label={assignmentFields.expectedReturnDate.label}
            hint="De los equipos: un plan, que ni cobra ni libera. Desde ese día se pueden reservar."
            value={common.expected_return_date}
            onChange={setDate("expected_return_date")}
          />
        </div>
        {lines.length === 0 ? <NothingYet /> : null}
        {unitLines.length > 0 ? (
          <UnitTerms lines={unitLines} common={common} onRemove={chosen.toggle} />
        ) : null}
        {serviceLines.map(({ offer, index }) => (
          <ServiceTerms
            key={offer.id}
            line={{ offer, index }}
            common={common}
            served={served}
            onRemove={chosen.toggle}
          />
        ))}
      </div>
    </Card>
  );
}

interface CommonDateProps {
  name: keyof CommonDates;
  label: string;
  hint?: string;
  required?: boolean;
  value: string;
  onChange: (day: string) => void;
}

function CommonDate({ name, label, hint, required = false, value, onChange }: CommonDateProps) {
  const { errors } = useFormState<AssignValues>();
  const items = Object.values(errors.items ?? {}) as (
    | { [K in typeof name]?: { message?: string } }
    | undefined
  )[];
  const error = items.map((item) => item?.[name]?.message).find(Boolean);
  return (
    <Field label={label} required={required} hint={hint} error={error}>
      <DateInput value={value} onValueChange={onChange} />
    </Field>
  );
}

const NothingYet = () => (
  <EmptyState
    icon={ListChecks}
    title="Nada elegido todavía"
    description="Elija equipos o servicios; aquí se pone la tarifa de cada uno."
    act="beside"
    className="py-6"
  />
);
