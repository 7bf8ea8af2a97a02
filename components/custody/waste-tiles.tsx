"use client";

import {
  Biohazard,
  CircleEllipsis,
  Droplet,
  Droplets,
  type LucideIcon,
  Mountain,
  Waves,
} from "lucide-react";
import { RadioGroup } from "radix-ui";
import type { Ref } from "react";
import { wasteTypes } from "@/db/values";
import { chainFields } from "@/lib/custody/fields";
import { wasteLabels } from "@/lib/custody/labels";

type Waste = (typeof wasteTypes)[number];

const icons: Record<Waste, LucideIcon> = {
  "AGUAS NEGRAS": Biohazard,
  "AGUAS GRISES": Waves,
  "AGUA LIMPIA": Droplet,
  LODOS: Droplets,
  RIPIOS: Mountain,
  OTROS: CircleEllipsis,
};

interface WasteTilesProps {
  value: Waste | undefined;
  onChange: (waste: string) => void;
  invalid: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export const WasteTiles = ({ value, onChange, invalid, ref }: WasteTilesProps) => (
  <RadioGroup.Root
    aria-label={chainFields.waste.formLabel}
    aria-invalid={invalid || undefined}
    aria-required
    value={value ?? null}
    onValueChange={onChange}
    className="grid grid-cols-2 gap-3 sm:grid-cols-3"
  >
    {wasteTypes.map((waste, index) => {
      const Icon = icons[waste];
      return (
        <RadioGroup.Item
          key={waste}
          value={waste}
          {...(index === 0 && ref ? { ref } : {})}
          className="flex min-h-20 items-center gap-3 rounded-control border-2 border-line bg-surface px-4 py-3 text-left font-medium text-base text-ink transition-colors hover:border-line-strong data-[state=checked]:border-accent data-[state=checked]:bg-accent-soft data-[state=checked]:text-accent-ink"
        >
          <Icon className="size-6 shrink-0" aria-hidden="true" />
          {wasteLabels[waste]}
        </RadioGroup.Item>
      );
    })}
  </RadioGroup.Root>
);
