import { wasteTypes } from "@/db/values";
import { chainFields } from "../custody/fields";
import { wasteLabels } from "../custody/labels";
import type { ChainItem } from "../custody/list-items";
import type { VolumeUnit } from "../custody/volume";
import { showVolume } from "../custody/volume-text";
import { equipmentFields } from "../equipment/fields";
import { typeLabels } from "../equipment/labels";
import { padded, stack } from "../print/blocks";
import { facts } from "../print/form-blocks";
import type { PaperTable } from "../print/table-layout";
import { ticks } from "../print/ticks";
import { titled } from "../print/titled";
import type { Decimal } from "../values/decimal";
import type { ChainOnPaper } from "./get-chain-on-paper";

export const handledItems = (rows: readonly ChainItem[]): PaperTable<ChainItem> => ({
  rows,
  empty: "Sin equipos ni servicios.",
  columns: [
    { header: "N.º", width: 26, align: "right", cell: ({ sequence }) => String(sequence) },
    { header: equipmentFields.code.label, width: 95, cell: ({ code }) => code, isStrong: true },
    {
      header: "Equipo o servicio atendido",
      width: 120,
      grow: 1,
      cell: ({ name, servedCode }) => (servedCode ? `${name} de ${servedCode}` : name),
    },
    { header: equipmentFields.type.label, width: 150, cell: ({ type }) => typeLabels[type] },
  ],
});

const carriedVolume = (label: string, value: Decimal | null, isMeasured: boolean) => ({
  label: isMeasured ? `${label} · medido` : label,
  value: value === null ? null : showVolume(value),
});

export function carriedMaterial({ chain }: ChainOnPaper) {
  const measured = (unit: VolumeUnit) => chain.volumeUnit === unit;
  const marks = wasteTypes.map((waste) => ({
    label: wasteLabels[waste],
    isTicked: waste === chain.waste,
  }));
  const volumes = [
    carriedVolume(chainFields.gallons.label, chain.gallons, measured("GALLONS")),
    carriedVolume(chainFields.barrels.label, chain.barrels, measured("BARRELS")),
    carriedVolume(chainFields.cubicMeters.label, chain.cubicMeters, measured("CUBIC_METERS")),
  ];
  return titled(
    chainFields.waste.formLabel,
    stack([padded(ticks(marks, 6), 6), facts(volumes, 3)]),
  );
}
