import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { MoneyField } from "@/components/ui/number-input";
import { availabilityLabels, typeLabels } from "@/lib/equipment/labels";
import { isFree } from "@/lib/placement/availability";
import type { Reservation } from "@/lib/reservations/queries";
import { type Conversion, waitingUnits } from "./conversion";
import { daysOfLine } from "./line-days";

interface ConversionUnitsProps extends Pick<Conversion, "chosen" | "rates"> {
  reservation: Reservation;
  /** Of rates, by line. */
  errors: ReadonlyMap<number, string>;
  onChange: (chosen: ReadonlySet<number>) => void;
  onRate: (lineId: number, rate: string) => void;
}

/** Those at hand may go now; the others wait for another time. */
export function ConversionUnits({ reservation, chosen, onChange, ...rated }: ConversionUnitsProps) {
  const { rates, errors, onRate } = rated;
  const toggle = (id: number) => {
    const after = new Set(chosen);
    if (!after.delete(id)) after.add(id);
    onChange(after);
  };
  const lines = reservation.lines.map((line) => ({ line, units: waitingUnits(line) }));
  return (
    <div className="grid gap-4">
      {lines
        .filter(({ units }) => units.length > 0)
        .map(({ line, units }) => (
          <fieldset key={line.id} className="rounded-control border border-line px-4 pb-2">
            <legend className="px-1 font-medium text-ink text-sm">
              {typeLabels[line.type]}, {daysOfLine(line)}
            </legend>
            <div className="grid sm:grid-cols-2">
              {units.map((unit) => (
                <Checkbox
                  key={unit.id}
                  label={unit.code}
                  hint={
                    isFree(unit)
                      ? unit.name
                      : `${availabilityLabels[unit.availability]}: espera hasta que vuelva`
                  }
                  disabled={!isFree(unit)}
                  checked={chosen.has(unit.id)}
                  onCheckedChange={() => toggle(unit.id)}
                />
              ))}
            </div>
            {line.cost === null ? (
              <Field
                label="Tarifa por día"
                hint="La línea se reservó sin ella."
                error={errors.get(line.id)}
                className="my-2 max-w-60"
              >
                <MoneyField
                  value={rates.get(line.id) ?? ""}
                  onValueChange={(rate) => onRate(line.id, rate)}
                />
              </Field>
            ) : null}
          </fieldset>
        ))}
    </div>
  );
}
