"use client";

import { type UseFormReturn, useWatch } from "react-hook-form";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { projectFields } from "@/lib/projects/fields";
import { blockNamed, type OperatorBlock, unknownBlockMessage } from "@/lib/settings/block-named";
import type { ProjectValues } from "./project-values";

interface BlockFieldProps {
  form: UseFormReturn<ProjectValues, unknown, ProjectValues>;
  blocks: readonly OperatorBlock[];
  /** The text that the project holds. */
  known: string | null;
}

/** A project's own text stays until its block is changed. */
export function blockOptions(blocks: readonly OperatorBlock[], known: string | null) {
  const own = known ? blockNamed(blocks, known) : null;
  const options = blocks.map((block) => ({
    value: block === own && known ? known : block.label,
    label: block.label,
  }));
  return known && !own
    ? [{ value: known, label: `${known} (bloque desconocido)` }, ...options]
    : options;
}

export function BlockField({ form, blocks, known }: BlockFieldProps) {
  const { register, control, formState } = form;
  const chosen = useWatch({ control, name: "bloque" });
  const isUnknown = Boolean(chosen) && !blockNamed(blocks, chosen ?? "");
  return (
    <Field
      label={projectFields.block.label}
      error={formState.errors.bloque?.message}
      hint={isUnknown ? unknownBlockMessage : undefined}
    >
      <Select
        placeholder="Sin bloque"
        options={blockOptions(blocks, known)}
        {...register("bloque")}
      />
    </Field>
  );
}
