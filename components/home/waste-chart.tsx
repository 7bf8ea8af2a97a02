import { Card } from "@/components/ui/card";
import type { wasteTypes } from "@/db/values";
import { wasteLabels } from "@/lib/custody/labels";
import { showVolume } from "@/lib/custody/volume-text";
import type { WasteMonth } from "@/lib/home/list-waste-months";
import { compare, showNumber } from "@/lib/values/decimal";
import type { Series } from "./legend";
import { MonthChart } from "./month-chart";

const colours: Record<(typeof wasteTypes)[number], string> = {
  "AGUAS NEGRAS": "bg-accent",
  "AGUAS GRISES": "bg-line-strong",
  "AGUA LIMPIA": "bg-info",
  LODOS: "bg-warn",
  RIPIOS: "bg-danger",
  OTROS: "bg-success",
};

export function WasteChart({ months }: { months: readonly WasteMonth[] }) {
  const carried = (months[0]?.volumes ?? [])
    .map(({ waste }, at) => ({ waste, at }))
    .filter(({ at }) =>
      months.some(({ volumes }) => compare(volumes[at]?.cubicMeters ?? "0", "0") > 0),
    );
  const series: Series[] = carried.map(({ waste }) => ({
    name: wasteLabels[waste],
    colour: colours[waste],
  }));
  return (
    <Card title="Volumen por desecho" description="Cadenas de custodia por mes, m³">
      <MonthChart
        label="Volumen por desecho y mes, m³"
        source="Suman lo que llevan las cadenas de custodia de cada mes."
        series={series}
        bars={months.map(({ month, volumes }) => ({
          month,
          values: carried.map(({ at }) => volumes[at]?.cubicMeters ?? "0"),
        }))}
        show={showVolume}
        showMark={(value) => showNumber(String(value), value > 0 && value < 10 ? 1 : 0)}
      />
    </Card>
  );
}
