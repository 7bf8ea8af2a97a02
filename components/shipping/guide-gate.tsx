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

const journey = [
  "project_id",
  "issue_date",
  "start_date",
  "end_date",
  "vehicle_plate",
  "carrier_ci",
  "details",
] as const;

/** Who carries it and what it carries, against the rules of its project; of one that stands, it is asked once that changes. */
export function GuideGate({ form }: { form: GuideFormState }) {
  const { control, register, getValues } = form;
  const { errors, dirtyFields } = form.formState;
  const [projectId, issued, start, end, plate, ci, details] = useWatch({ control, name: journey });
  const isJudged = getValues("guide_id") === undefined || journey.some((name) => dirtyFields[name]);
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
        isJudged ? (
          <Field label="Por qué sale igual" required error={errors.gate_reason?.message}>
            <Textarea rows={2} {...register("gate_reason")} />
          </Field>
        ) : null
      }
    />
  );
}
