import { Square, SquareCheckBig } from "lucide-react";
import type { ReactNode } from "react";
import { Box } from "@/components/ui/paper-parts";
import { wasteTypes } from "@/db/values";
import { chainFields } from "@/lib/custody/fields";
import { wasteLabels } from "@/lib/custody/labels";
import type { ChainRow } from "@/lib/custody/queries";
import type { VolumeUnit } from "@/lib/custody/volume";
import { showVolume } from "@/lib/custody/volume-text";
import type { Decimal } from "@/lib/values/decimal";

export const Transported = ({ chain }: Pick<ChainRow, "chain">) => (
  <>
    <ul className="grid grid-cols-2 gap-2 sm:grid-cols-3">
      {wasteTypes.map((waste) => (
        <Mark key={waste} isOn={waste === chain.waste}>
          {wasteLabels[waste]}
        </Mark>
      ))}
    </ul>
    <dl className="mt-4 grid gap-3 sm:grid-cols-3">
      <Volume
        unit="GALLONS"
        name={chainFields.gallons.label}
        value={chain.gallons}
        typed={chain.volumeUnit}
      />
      <Volume
        unit="BARRELS"
        name={chainFields.barrels.label}
        value={chain.barrels}
        typed={chain.volumeUnit}
      />
      <Volume
        unit="CUBIC_METERS"
        name={chainFields.cubicMeters.label}
        value={chain.cubicMeters}
        typed={chain.volumeUnit}
      />
    </dl>
  </>
);

function Mark({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  const Icon = isOn ? SquareCheckBig : Square;
  return (
    <li
      className={
        isOn
          ? "flex items-center gap-2 font-semibold text-ink"
          : "flex items-center gap-2 text-muted"
      }
    >
      <Icon className="size-5 shrink-0" aria-hidden="true" />
      {children}
      {isOn ? <span className="sr-only">(transportado)</span> : null}
    </li>
  );
}

interface VolumeProps {
  unit: VolumeUnit;
  name: string;
  value: Decimal | null;
  typed: VolumeUnit | null;
}

const Volume = ({ unit, name, value, typed }: VolumeProps) => (
  <Box isStrong={unit === typed}>
    <dt className="text-muted text-xs">
      {name}
      {unit === typed ? " · medido" : ""}
    </dt>
    <dd className="mt-0.5 font-semibold text-ink text-lg tabular-nums">{showVolume(value)}</dd>
  </Box>
);
