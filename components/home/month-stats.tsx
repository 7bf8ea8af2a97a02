import { CircleCheckBig, Droplets, ReceiptText } from "lucide-react";
import { Stat } from "@/components/ui/stat";
import { showVolume } from "@/lib/custody/volume-text";
import type { BillingMonth } from "@/lib/home/list-billing-months";
import type { WasteMonth } from "@/lib/home/list-waste-months";
import { firstDayOf, lastDayOf, type Month } from "@/lib/home/months";
import { links } from "@/lib/links/pages";
import { type Decimal, showMoney, sum } from "@/lib/values/decimal";

interface MonthStatsProps {
  billing: readonly BillingMonth[] | null;
  waste: readonly WasteMonth[];
}

const volumeOf = (month: WasteMonth | undefined): Decimal =>
  sum(month?.volumes.map(({ cubicMeters }) => cubicMeters) ?? []);

const within = (month: Month) => `date_from=${firstDayOf(month)}&date_to=${lastDayOf(month)}`;
const previous = (text: string) => `${text} el mes anterior`;

export const MonthStats = ({ billing, waste }: MonthStatsProps) => (
  <div className="grid gap-4 sm:auto-cols-fr sm:grid-flow-col">
    {billing ? <BillingStats billing={billing} /> : null}
    <Stat
      label="Volumen evacuado este mes"
      value={`${showVolume(volumeOf(waste.at(-1)))} m³`}
      detail={previous(`${showVolume(volumeOf(waste.at(-2)))} m³`)}
      icon={Droplets}
      tone="info"
      href={`${links.custody}?${within(waste.at(-1)?.month ?? "")}`}
    />
  </div>
);

function BillingStats({ billing }: { billing: readonly BillingMonth[] }) {
  const now = billing.at(-1);
  const before = billing.at(-2);
  const days = within(now?.month ?? "");
  return (
    <>
      <Stat
        label="Facturado este mes"
        value={showMoney(now?.billed ?? "0")}
        detail={previous(showMoney(before?.billed ?? "0"))}
        icon={CircleCheckBig}
        tone="success"
        href={`${links.worksheets}?status=INVOICED&${days}`}
      />
      <Stat
        label="Por facturar este mes"
        value={showMoney(now?.toBill ?? "0")}
        detail={previous(showMoney(before?.toBill ?? "0"))}
        icon={ReceiptText}
        tone="warning"
        href={`${links.worksheets}?status=IN_PROGRESS&status=LIQUIDATED&${days}`}
      />
    </>
  );
}
