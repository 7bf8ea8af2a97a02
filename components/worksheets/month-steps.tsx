import { ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { type Month, showMonth } from "@/lib/home/months";
import { links } from "@/lib/links/pages";
import { monthAfter } from "@/lib/values/months";

const step = (label: string, Icon: LucideIcon, to: Month) => (
  <Button asChild variant="ghost" className="w-control px-0">
    <Link href={links.monthWorksheets(to)} aria-label={label}>
      <Icon aria-hidden="true" />
    </Link>
  </Button>
);

export const MonthSteps = ({ month }: { month: Month }) => (
  <nav aria-label="Mes" className="flex items-center gap-1">
    {step("Mes anterior", ChevronLeft, monthAfter(`${month}-01`, -1).slice(0, 7))}
    <p className="min-w-40 text-center font-semibold text-ink first-letter:uppercase">
      {showMonth(month)}
    </p>
    {step("Mes siguiente", ChevronRight, monthAfter(`${month}-01`, 1).slice(0, 7))}
  </nav>
);
