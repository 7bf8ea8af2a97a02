"use client";

import { onlyChanged } from "@/components/forms/changed-values";
import { DoubtDialog } from "@/components/forms/doubt-dialog";
import { doubtsOf } from "@/components/forms/doubts";
import { FormNotices } from "@/components/forms/form-notices";
import { FormActions } from "@/components/forms/form-section";
import { useActionForm } from "@/components/forms/use-action-form";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Form } from "@/components/ui/form";
import type { ChangeAct } from "@/components/ui/use-act";
import type { WithoutSecondFactor } from "@/lib/second-factor/list-without-second-factor";
import type { Settings } from "@/lib/settings/get-settings";
import { taxIdDoubt } from "@/lib/values/identity";
import { BlocksSection } from "./blocks-section";
import { CompanySection } from "./company-section";
import { DocumentsSection } from "./documents-section";
import { LimitsSection } from "./limits-section";
import { PapersSection } from "./papers-section";
import { PlanningSection } from "./planning-section";
import { SecuritySection } from "./security-section";
import { type SettingsValues, settingsValues } from "./settings-values";

const doubts = doubtsOf({ company_tax_id: ["RUC", taxIdDoubt] });

interface SettingsFormProps {
  settings: Settings;
  without: WithoutSecondFactor;
  save: ChangeAct;
}

export function SettingsForm({ settings, without, save }: SettingsFormProps) {
  const { form, submit, isPending, notice, questions } = useActionForm<SettingsValues, null>({
    schema: () => import("@/lib/settings/input").then((input) => input.SettingsChanges),
    values: settingsValues(settings),
    act: save,
    doubts,
    record: { version: settings.version, sent: onlyChanged({ always: [] }) },
    done: "Configuración guardada.",
  });
  return (
    <Card>
      <Form onSubmit={submit}>
        <FormNotices notice={notice} className="mb-6" />
        <div className="divide-y divide-line">
          <CompanySection form={form} />
          <DocumentsSection form={form} />
          <BlocksSection form={form} />
          <LimitsSection form={form} />
          <PlanningSection form={form} />
          <PapersSection form={form} />
          <SecuritySection form={form} without={without} />
        </div>
        <FormActions className="bottom-bar z-10 -mx-5 mt-6 -mb-5 rounded-b-card bg-surface px-5 pb-4">
          <Button type="submit" variant="primary" isPending={isPending}>
            Guardar configuración
          </Button>
        </FormActions>
      </Form>
      <DoubtDialog {...questions} />
    </Card>
  );
}
