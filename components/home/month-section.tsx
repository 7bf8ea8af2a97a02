import type { Today } from "@/lib/home/get-today";
import { BillingChart } from "./billing-chart";
import type { HomeActs } from "./home-acts";
import { HomeSection } from "./home-section";
import { MonthStats } from "./month-stats";
import { WasteChart } from "./waste-chart";
import { WasteOfMonth } from "./waste-of-month";

interface MonthSectionProps extends Pick<Today, "billing" | "waste"> {
  acts: HomeActs;
}

export function MonthSection({ billing, waste, acts }: MonthSectionProps) {
  const now = waste.at(-1);
  return (
    <HomeSection title="El mes">
      <MonthStats billing={billing} waste={waste} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <BillingChart months={billing} />
        <WasteChart months={waste} />
      </div>
      {now ? <WasteOfMonth month={now} create={acts.chain} /> : null}
    </HomeSection>
  );
}
