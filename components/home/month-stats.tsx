import { CircleCheckBig, Droplets, ReceiptText } from "lucide-react";
import { Stat } from "@/components/ui/stat";
import { showVolume } from "@/lib/custody/volume-text";
import type { BillingMonth } from "@/lib/home/list-billing-months";
import type { WasteMonth } from "@/lib/home/list-waste-months";
import { firstDayOf, lastDayOf } from "@/lib/home/months";
import { links } from "@/lib/links/pages";
import { type Decimal, showMoney, sum } from "@/lib/values/decimal";

interface MonthStatsProps {
  billing: readonly BillingMonth[];
  waste: readonly WasteMonth[];
}

const volumeOf = (month: WasteMonth | undefined): Decimal =>
  sum(month?.volumes.map(({ cubicMeters }) => cubicMeters) ?? []);

export function MonthStats({ billing, waste }: MonthStatsProps) {
  const now = billing.at(-1);
  const before = billing.at(-2);
  const month = now?.month ?? "";
  const within = `date_from=${firstDayOf(month)}&date_to=${lastDayOf(month)}`;
  const previous = (text: string) => `${text} el mes anterior`;
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Stat
        label="Facturado este mes"
        value={showMoney(now?.billed ?? "0")}
        detail={previous(showMoney(before?.billed ?? "0"))}
        icon={CircleCheckBig}
        tone="success"
        href={`${links.worksheets}?status=INVOICED&${within}`}
      />
      <Stat
        label="Por facturar este mes"
        value={showMoney(now?.toBill ?? "0")}
        detail={previous(showMoney(before?.toBill ?? "0"))}
        icon={ReceiptText}
        tone="warning"
        href={`${links.worksheets}?status=IN_PROGRESS&status=LIQUIDATED&${within}`}
      />
      <Stat
        label="Volumen evacuado este mes"
        value={`${showVolume(volumeOf(waste.at(-1)))} m³`}
        detail={previous(`${showVolume(volumeOf(waste.at(-2)))} m³`)}
        icon={Droplets}
        tone="info"
        href={`${links.custody}?${within}`}
      />
    </div>
  );
}
