"use client";

import { useWatch } from "react-hook-form";
import { GateNotice } from "@/components/compliance/gate-notice";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { reads } from "@/lib/links/reads";
import { isDay } from "@/lib/values/dates";
import type { ChainFormControls } from "./chain-values";

const journey = ["technical_id", "vehicle_id", "date"] as const;

/** Who carries it, against the rules of its project; of one that stands, it is asked once that changes. */
export function ChainGate({ form }: { form: ChainFormControls }) {
  const { control, register, getValues } = form;
  const { errors, dirtyFields } = form.formState;
  const sheetId = useWatch({ control, name: "sheet_project_id" });
  const [staffId, vehicleId, date] = useWatch({ control, name: journey });
  const isJudged = getValues("id") === undefined || journey.some((name) => dirtyFields[name]);
  const isKnown = sheetId && (staffId || vehicleId) && date && isDay(date);
  const carried = { technical_id: staffId, vehicle_id: vehicleId };
  return (
    <GateNotice
      address={isKnown ? reads.chainGate({ sheet_project_id: sheetId, date, ...carried }) : null}
      reason={
        isJudged ? (
          <Field label="Por qué sale igual" required error={errors.gate_reason?.message}>
            <Textarea rows={2} {...register("gate_reason")} />
          </Field>
        ) : null
      }
    />
  );
}
