import { Droplets } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { wasteLabels } from "@/lib/custody/labels";
import { showVolume } from "@/lib/custody/volume-text";
import type { WasteMonth, WasteVolume } from "@/lib/home/list-waste-months";
import { firstDayOf, lastDayOf, showMonth } from "@/lib/home/months";
import { links } from "@/lib/links/pages";
import { sum } from "@/lib/values/decimal";

const units = [
  { header: "Galones", of: (volume: WasteVolume) => volume.gallons },
  { header: "BBL", of: (volume: WasteVolume) => volume.barrels },
  { header: "m³", of: (volume: WasteVolume) => volume.cubicMeters },
] as const;

interface WasteOfMonthProps {
  month: WasteMonth;
  create: FirstAct;
}

export function WasteOfMonth({ month: { month, volumes }, create }: WasteOfMonthProps) {
  const carried = volumes.filter(({ chains }) => chains > 0);
  return (
    <Card title="Desechos del mes" description={showMonth(month)} padding="none">
      <PlainTable
        label="Desechos del mes"
        rows={carried}
        rowKey={({ waste }) => waste}
        empty={{
          icon: Droplets,
          title: "Sin cadenas este mes",
          act: create,
        }}
        columns={[
          {
            header: "Desecho",
            cell: ({ waste }) => (
              <TextLink href={addressOf(month, waste)}>{wasteLabels[waste]}</TextLink>
            ),
          },
          { header: "Cadenas", align: "end", cell: ({ chains }) => chains },
          ...units.map(({ header, of }) => ({
            header,
            align: "end" as const,
            cell: (volume: WasteVolume) => showVolume(of(volume)),
          })),
        ]}
        totals={[
          "Total",
          carried.reduce((total, { chains }) => total + chains, 0),
          ...units.map(({ of }) => showVolume(sum(carried.map(of)))),
        ]}
      />
    </Card>
  );
}

const addressOf = (month: WasteMonth["month"], waste: WasteVolume["waste"]) =>
  `${links.custody}?waste=${encodeURIComponent(waste)}&date_from=${firstDayOf(month)}&date_to=${lastDayOf(month)}`;
