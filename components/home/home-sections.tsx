import { StoreNotice } from "@/components/files/store-notice";
import { ProxyNotice } from "@/components/settings/proxy-notice";
import { isTechnician } from "@/lib/auth/roles";
import type { Notices } from "@/lib/home/get-notices";
import type { Today } from "@/lib/home/get-today";
import type { Caller } from "@/lib/kernel/context";
import type { Day } from "@/lib/values/dates";
import { FleetSection } from "./fleet-section";
import { homeActs } from "./home-acts";
import { MonthSection } from "./month-section";
import { TodaySection } from "./today-section";

interface HomeSectionsProps {
  today: Today;
  notices: Notices;
  day: Day;
  caller: Caller;
}

export function HomeSections({ today, notices, day, caller }: HomeSectionsProps) {
  const acts = homeActs(caller);
  const fleet = <FleetSection key="fleet" fieldwork={today.fieldwork} day={day} acts={acts} />;
  const month = (
    <MonthSection key="month" billing={today.billing} waste={today.waste} acts={acts} />
  );
  return (
    <div className="grid gap-8">
      <StoreNotice met={notices.storeTrouble} />
      <ProxyNotice isUnknown={notices.isProxyUnknown} />
      <TodaySection today={today} day={day} acts={acts} />
      {isTechnician(caller.user) ? [fleet, month] : [month, fleet]}
    </div>
  );
}
