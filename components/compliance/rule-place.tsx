"use client";

import { type FieldValues, type Path, type UseFormReturn, useWatch } from "react-hook-form";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useChoices } from "@/components/ui/use-choices";
import { ruleFields as fields } from "@/lib/compliance/fields";
import type { OperatorBlock } from "@/lib/settings/block-named";

interface Placed extends FieldValues {
  partner_id?: number | null | undefined;
  bloque?: string | null | undefined;
  project_id?: number | null | undefined;
}

interface RulePlaceProps<Values extends Placed> {
  form: UseFormReturn<Values, unknown, Values>;
  blocks: readonly OperatorBlock[];
  /** Of what was chosen before. */
  partnerName?: string | null | undefined;
  location?: string | null | undefined;
}

const labelled = (valueLabel: string | null | undefined) => (valueLabel ? { valueLabel } : {});

/** A project says its client and its block, so that they are asked only without one. */
export function RulePlace<Values extends Placed>({
  form,
  blocks,
  partnerName,
  location,
}: RulePlaceProps<Values>) {
  const named = (name: keyof Placed & string) => name as Path<Values>;
  const put = (name: keyof Placed & string, value: unknown) =>
    form.setValue(named(name), value as never, { shouldDirty: true });
  const ids = useWatch({ control: form.control, name: [named("partner_id"), named("project_id")] });
  const [partner, project] = (ids as unknown[]).map((id) => (id ? String(id) : ""));
  const partners = useChoices("any-partners");
  const projects = useChoices("projects");
  const messageOf = (name: keyof Placed & string) =>
    form.getFieldState(named(name), form.formState).error?.message;
  const choose = (name: "partner_id" | "project_id", chosen: string) => {
    put(name, chosen ? Number(chosen) : null);
    if (name === "project_id" && chosen) {
      put("partner_id", null);
      put("bloque", "");
    }
  };
  return (
    <>
      <Field label={fields.projectId.label} error={messageOf("project_id")}>
        <Combobox
          label={fields.projectId.label}
          clearable
          source={projects}
          placeholder="Todos los proyectos"
          value={project ?? ""}
          {...labelled(location)}
          onValueChange={(chosen) => choose("project_id", chosen)}
        />
      </Field>
      {project ? null : (
        <>
          <Field label={fields.partnerId.label} error={messageOf("partner_id")}>
            <Combobox
              label={fields.partnerId.label}
              clearable
              source={partners}
              placeholder="Todos los clientes"
              value={partner ?? ""}
              {...labelled(partnerName)}
              onValueChange={(chosen) => choose("partner_id", chosen)}
            />
          </Field>
          <Field label={fields.block.label} error={messageOf("bloque")}>
            <Select
              placeholder="Todos los bloques"
              options={blocks.map(({ code, label }) => ({ value: code, label }))}
              {...form.register(named("bloque"))}
            />
          </Field>
        </>
      )}
    </>
  );
}
