"use client";

import { useWatch } from "react-hook-form";
import { PossibleDoubles } from "@/components/billing/possible-doubles";
import { useAnswer } from "@/components/forms/use-answer";
import type { ShownDoubleCharge } from "@/lib/billing/shown-double-charges";
import { reads } from "@/lib/links/reads";
import { isDay } from "@/lib/values/dates";
import type { MaintenanceFormState } from "./maintenance-values";

export function AlreadyCharged({ form: { control } }: { form: MaintenanceFormState }) {
  const [sheetId, projectId, unitId, date = ""] = useWatch({
    control,
    name: ["sheet_id", "project_id", "resource_item_id", "date"],
  });
  const asked = { sheet_id: sheetId, project_id: projectId, resource_item_id: unitId, date };
  const { answer, isCurrent } = useAnswer<ShownDoubleCharge[]>(
    projectId && unitId && isDay(date) ? reads.doubts(asked) : null,
  );
  return (
    <div aria-live="polite" className="empty:hidden sm:col-span-2">
      <PossibleDoubles
        doubts={isCurrent ? (answer ?? []) : []}
        own="esta hoja, cuando se complete"
        hint="Puede guardar la hoja. Si los cobros son correctos, la oficina lo confirma en ella o en la planilla."
      />
    </div>
  );
}
