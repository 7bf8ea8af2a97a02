import type { OfMonth } from "@/lib/home/get-month";
import { BillingChart } from "./billing-chart";
import type { HomeActs } from "./home-acts";
import { MonthStats } from "./month-stats";
import { WasteChart } from "./waste-chart";
import { WasteOfMonth } from "./waste-of-month";

interface MonthSectionProps {
  month: OfMonth;
  acts: HomeActs;
}

export function MonthSection({ month: { billing, waste }, acts }: MonthSectionProps) {
  const now = waste.at(-1);
  const ofMonth = now ? <WasteOfMonth month={now} create={acts.chain} /> : null;
  return (
    <div className="grid gap-4">
      <MonthStats billing={billing} waste={waste} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {billing ? <BillingChart months={billing} /> : null}
        <WasteChart months={waste} />
        {billing ? null : ofMonth}
      </div>
      {billing ? ofMonth : null}
    </div>
  );
}
