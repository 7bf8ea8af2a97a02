import { Alert } from "@/components/ui/alert";
import type { UnitsOfType } from "@/lib/assignments/units-to-assign";
import { typeLabels } from "@/lib/equipment/labels";
import { showCount } from "@/lib/values/count-text";

interface UnitsToAssignProps {
  source: string;
  units: readonly UnitsOfType[];
}

export const UnitsToAssign = ({ source, units }: UnitsToAssignProps) =>
  units.length > 0 ? (
    <div id="por-asignar" className="mb-6 scroll-mt-20">
      <Alert title={`Por asignar, como en ${source}`}>
        <ul aria-label="Por asignar" className="flex flex-wrap gap-x-6 gap-y-1">
          {units.map(({ type, count }) => (
            <li key={type}>{`${showCount(count)} × ${typeLabels[type]}`}</li>
          ))}
        </ul>
      </Alert>
    </div>
  ) : null;
