"use client";

import { BadgeDollarSign, PackageMinus } from "lucide-react";
import { useState } from "react";
import { BulkAct } from "@/components/lists/bulk-act";
import type { BulkChange, BulkRow } from "@/components/lists/bulk-row";
import { DateInput } from "@/components/ui/date-input";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { MoneyField } from "@/components/ui/number-input";
import { assignmentFields, rateFields } from "@/lib/assignments/fields";
import type { AssignmentRow } from "@/lib/assignments/list-assignment-rows";
import { counted } from "@/lib/values/count-text";
import type { Day } from "@/lib/values/dates";
import { showMoney } from "@/lib/values/decimal";
import { assignmentTitle } from "./assignment-window";

export interface AssignmentsInBulk {
  release: BulkChange;
  reactivate: BulkChange;
  changeRate: BulkChange;
  withdrawRate: BulkChange;
}

interface InBulkProps {
  rows: readonly AssignmentRow[];
  today: Day;
  acts: AssignmentsInBulk;
  onDone: () => void;
}

const bulkRow = (row: AssignmentRow, effect: string, hindrance: string | null): BulkRow => ({
  id: row.id,
  seen: row.version,
  name: assignmentTitle(row),
  effect,
  hindrance: row.isRetired ? "Queda como está: ya está retirada" : hindrance,
});

const alsoRetired = ({ services }: AssignmentRow) =>
  services.length > 0
    ? `Y ${counted(services.length, "servicio que lo atiende", "servicios que lo atienden")}`
    : "";

/** A service that goes with a unit is not retired twice. */
function retiredWith(rows: readonly AssignmentRow[]) {
  const codes = new Map(
    rows.flatMap(({ code, services }) => services.map(({ id }) => [id, code] as const)),
  );
  return ({ id }: AssignmentRow) => {
    const code = codes.get(id);
    return code === undefined ? null : `Se retira con ${code}`;
  };
}

function RetireChosen({ rows, today, acts, onDone }: InBulkProps) {
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState("");
  const withUnit = retiredWith(rows);
  return (
    <BulkAct
      icon={PackageMinus}
      label="Retirar"
      title="¿Retirar los recursos elegidos?"
      description="Cada uno por sí solo: los equipos vuelven a estar disponibles y sus servicios terminan con ellos."
      confirmLabel="Retirar"
      rows={rows.map((row) => bulkRow(row, alsoRetired(row), withUnit(row)))}
      act={acts.release}
      values={{ retirement_date: day, retirement_reason: reason }}
      undo={{ act: acts.reactivate, label: "Deshacer", done: "Quedaron como estaban." }}
      done={(count) => counted(count, "recurso retirado", "recursos retirados")}
      onDone={onDone}
    >
      <Field label={assignmentFields.retirementDate.label} hint="El último día que se cobra.">
        <DateInput value={day} onValueChange={setDay} />
      </Field>
      <Field label={assignmentFields.retirementReason.formLabel}>
        <Input
          value={reason}
          maxLength={1000}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </BulkAct>
  );
}

/** A price that has begun stays, and one that it replaced does not come back. */
const mayTakeBack = (rows: InBulkProps["rows"], day: Day, today: Day) =>
  day > today && rows.every(({ rates }) => !rates?.some(({ from }) => from === day));

function ChangeChosenRates({ rows, today, acts, onDone }: InBulkProps) {
  const [day, setDay] = useState(today);
  const [cost, setCost] = useState("");
  return (
    <BulkAct
      icon={BadgeDollarSign}
      label="Cambiar tarifa"
      title="¿Cambiar la tarifa de los recursos elegidos?"
      description="Cada uno por sí solo: las planillas en ejecución cobran cada día a su precio; las demás no cambian."
      confirmLabel="Cambiar"
      rows={rows.map((row) => bulkRow(row, `Ahora ${showMoney(row.cost)}`, null))}
      act={acts.changeRate}
      values={{ from_date: day, cost }}
      undo={
        mayTakeBack(rows, day, today)
          ? {
              act: (chosen) => acts.withdrawRate(chosen, { from_date: day }),
              label: "Deshacer",
              done: "Quedaron como estaban.",
            }
          : undefined
      }
      done={(count) => counted(count, "tarifa cambiada", "tarifas cambiadas")}
      onDone={onDone}
    >
      <Field label={rateFields.fromDate.label}>
        <DateInput value={day} onValueChange={setDay} />
      </Field>
      <Field label={rateFields.cost.label}>
        <MoneyField value={cost} onValueChange={setCost} />
      </Field>
    </BulkAct>
  );
}

/** What is done to several resources of a project at once. */
export const ActsOnChosen = (props: InBulkProps) => (
  <>
    <ChangeChosenRates {...props} />
    <RetireChosen {...props} />
  </>
);
