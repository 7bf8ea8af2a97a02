"use client";

import { Controller, useWatch } from "react-hook-form";
import { PossibleDoubles } from "@/components/billing/possible-doubles";
import { FormStep } from "@/components/forms/form-step";
import { useAnswer } from "@/components/forms/use-answer";
import type { FirstAct } from "@/components/ui/empty-state";
import type { AssignmentChoice } from "@/lib/custody/assignment-choice";
import type { ShownCharges } from "@/lib/custody/preview-chain-charges";
import { reads } from "@/lib/links/reads";
import { isCancelledChain } from "@/lib/states/chain";
import { isDay } from "@/lib/values/dates";
import type { ChainFormControls } from "./chain-values";
import { ChargesSummary } from "./charges-summary";
import { UnitsPicker } from "./units-picker";

interface HandledStepProps {
  form: ChainFormControls;
  offered: readonly AssignmentChoice[];
  assign: FirstAct;
}

function useCharges({ control }: ChainFormControls): ShownCharges | null {
  const [id, sheetId, date = "", status, chosen] = useWatch({
    control,
    name: ["id", "sheet_project_id", "date", "status", "project_resource_ids"],
  });
  const asked = {
    ...{ id, sheet_project_id: Number(sheetId), date },
    status: status && isCancelledChain({ status }) ? status : null,
    project_resource_ids: chosen ?? [],
  };
  return useAnswer<ShownCharges>(isDay(date) ? reads.charges(asked) : null).answer;
}

export function HandledStep({ form, offered, assign }: HandledStepProps) {
  const charges = useCharges(form);
  return (
    <FormStep step={3} title="Equipos y servicios atendidos">
      <Controller
        name="project_resource_ids"
        control={form.control}
        render={({ field: { value, onChange } }) => (
          <UnitsPicker
            offered={offered}
            chosen={value ?? []}
            onChange={onChange}
            charges={charges}
            assign={assign}
          />
        )}
      />
      <div aria-live="polite" className="grid gap-4 empty:hidden sm:col-span-2">
        <PossibleDoubles
          doubts={charges?.doubts ?? []}
          own="esta cadena"
          hint="Puede guardar la cadena. Si los cobros son correctos, la oficina lo confirma en ella o en su planilla."
        />
        {charges && offered.length > 0 ? <ChargesSummary charges={charges} /> : null}
      </div>
    </FormStep>
  );
}
