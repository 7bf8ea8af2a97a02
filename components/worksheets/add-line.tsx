"use client";

import { useWatch } from "react-hook-form";
import type * as z from "zod";
import { useActionForm } from "@/components/forms/use-action-form";
import { OfferedCharges } from "@/components/prices/offered-charges";
import type { ChangeAct } from "@/components/ui/use-act";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { priceKindLabels } from "@/lib/prices/labels";
import type { Price } from "@/lib/prices/price-on";
import type { LineInput } from "@/lib/worksheets/line-input";
import { LineForm } from "./line-form";

interface AddLineProps {
  sheet: Worksheet;
  act: ChangeAct;
  onClose: () => void;
}

export function AddLine({ sheet, act, onClose }: AddLineProps) {
  const { form, submit, isPending, notice } = useActionForm<z.input<typeof LineInput>, null>({
    schema: () => import("@/lib/worksheets/line-input").then((input) => input.LineInput),
    values: {
      sheet_project_id: sheet.id,
      date: sheet.date,
      description: "",
      quantity: "1",
      unit_price: "",
      reference_document: "",
    },
    act,
    record: { version: sheet.version, sent: (typed) => typed },
    done: "Línea agregada.",
    onDone: onClose,
  });
  const day = useWatch({ control: form.control, name: "date" }) ?? "";
  const take = ({ kind, amount }: Price) => {
    form.setValue("unit_price", amount, { shouldDirty: true, shouldValidate: true });
    if (form.getValues("description") === "")
      form.setValue("description", priceKindLabels[kind], { shouldDirty: true });
  };
  return (
    <LineForm
      offer={<OfferedCharges projectId={sheet.projectId} day={day} onTake={take} />}
      title="Agregar línea"
      description="Una línea a mano no cambia al actualizar la planilla."
      fields={{ date: true, quantity: true }}
      register={form.register}
      errors={form.formState.errors}
      {...{ submit, isPending, notice, onClose }}
      saveLabel="Agregar línea"
    />
  );
}
