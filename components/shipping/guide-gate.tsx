"use client";

import { useWatch } from "react-hook-form";
import { GateNotice } from "@/components/compliance/gate-notice";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { reads } from "@/lib/links/reads";
import { isDay } from "@/lib/values/dates";
import type { GuideFormState, GuideValues } from "./guide-values";

const idsIn = (details: GuideValues["details"]): number[] =>
  (details ?? []).flatMap(({ id_resource_item: id }) => id ?? []);

const dayIn = (day: string | null | undefined) => (day && isDay(day) ? day : undefined);

/** Who carries it and what it carries, against the rules of its project. */
export function GuideGate({ form: { control, register, formState } }: { form: GuideFormState }) {
  const [projectId, issued, start, end, plate, ci, details] = useWatch({
    control,
    name: [
      "project_id",
      "issue_date",
      "start_date",
      "end_date",
      "vehicle_plate",
      "carrier_ci",
      "details",
    ],
  });
  const issueDate = dayIn(issued);
  const address =
    projectId && issueDate
      ? reads.guideGate({
          project_id: projectId,
          issue_date: issueDate,
          start_date: dayIn(start),
          end_date: dayIn(end),
          vehicle_plate: plate,
          carrier_ci: ci,
          resource_ids: idsIn(details),
        })
      : null;
  return (
    <GateNotice
      address={address}
      reason={
        <Field label="Por qué sale igual" required error={formState.errors.gate_reason?.message}>
          <Textarea rows={2} {...register("gate_reason")} />
        </Field>
      }
    />
  );
}
