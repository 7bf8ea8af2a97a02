"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type LabelSize, labelSizes } from "@/lib/equipment/label-sizes";

const options = Object.entries(labelSizes).map(([value, { name }]) => ({ value, label: name }));

/** Kept in the address. */
export function LabelSizePicker({ size }: { size: LabelSize }) {
  const router = useRouter();
  const path = usePathname();
  const asked = useSearchParams();
  const choose = (chosen: string) => {
    const params = new URLSearchParams(asked);
    params.set("size", chosen);
    router.replace(`${path}?${params}`, { scroll: false });
  };
  return (
    <div className="w-64">
      <Field label="Tamaño de las etiquetas" hideLabel>
        <Select options={options} value={size} onChange={(event) => choose(event.target.value)} />
      </Field>
    </div>
  );
}
