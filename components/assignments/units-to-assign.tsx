import { Alert } from "@/components/ui/alert";
import type { UnitsOfType } from "@/lib/assignments/units-to-assign";
import { countOfType } from "@/lib/equipment/labels";

interface UnitsToAssignProps {
  source: string;
  units: readonly UnitsOfType[];
}

/** Stays in sight while units are chosen. */
export function UnitsToAssign({ source, units }: UnitsToAssignProps) {
  if (units.length === 0) return null;
  return (
    <div className="top-16 z-10 mb-6 sm:sticky">
      <Alert title={`Por asignar, como en ${source}`}>
        <ul aria-label="Por asignar" className="flex flex-wrap gap-x-6 gap-y-1">
          {units.map((one) => (
            <li key={one.type}>{countOfType(one)}</li>
          ))}
        </ul>
      </Alert>
    </div>
  );
}
