import { Card } from "@/components/ui/card";
import type { BillingMonth } from "@/lib/home/list-billing-months";
import { showMoney, showNumber } from "@/lib/values/decimal";
import type { Series } from "./legend";
import { MonthChart } from "./month-chart";

const series: readonly Series[] = [
  { name: "Facturado", colour: "bg-success" },
  { name: "Por facturar", colour: "bg-warn" },
];

export const BillingChart = ({ months }: { months: readonly BillingMonth[] }) => (
  <Card title="Facturado y por facturar" description="Planillas por mes de su fecha, US$ sin IVA">
    <MonthChart
      label="Facturado y por facturar por mes, US$ sin IVA"
      source="Suman las planillas de cada mes, por su fecha."
      series={series}
      bars={months.map(({ month, billed, toBill }) => ({
        month,
        values: [billed, toBill],
      }))}
      show={showMoney}
      showMark={(value) => `$${showNumber(String(value), value > 0 && value < 1 ? 1 : 0)}`}
    />
  </Card>
);
