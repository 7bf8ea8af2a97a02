import { Checkbox } from "@/components/ui/checkbox";
import { availabilityLabels, typeLabels } from "@/lib/equipment/labels";
import { isFree } from "@/lib/placement/availability";
import type { Reservation } from "@/lib/reservations/queries";
import { waitingUnits } from "./conversion";
import { daysOfLine } from "./line-days";

interface ConversionUnitsProps {
  reservation: Reservation;
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
}

/** Those at hand may go now; the others wait for another time. */
export function ConversionUnits({ reservation, chosen, onChange }: ConversionUnitsProps) {
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
          </fieldset>
        ))}
    </div>
  );
}
