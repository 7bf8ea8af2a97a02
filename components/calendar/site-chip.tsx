import { Check, Clock, MapPin } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { dayName } from "@/components/worksheets/months";
import type { SiteOfDay } from "@/lib/schedule/sites-by-day";
import type { Day } from "@/lib/values/dates";
import { toneClasses } from "./entry-look";

function lookOf({ waiting, late }: SiteOfDay) {
  if (late > 0) return { tone: "warning", icon: Clock } as const;
  return waiting > 0
    ? ({ tone: "info", icon: MapPin } as const)
    : ({ tone: "success", icon: Check } as const);
}

function spoken({ location, count, waiting, late }: SiteOfDay, day: Day): string {
  const planned = count === 1 ? "1 trabajo" : `${count} trabajos`;
  const state =
    late > 0 ? `${late} sin hacer` : waiting > 0 ? `${waiting} por hacer` : "todo hecho";
  return `${location}: ${planned}, ${state}, el ${dayName(day)}`;
}

interface SiteChipProps {
  site: SiteOfDay;
  day: Day;
  href: string;
}

/** A camp on a day of the month; leads to what it has that day. */
export function SiteChip({ site, day, href }: SiteChipProps) {
  const { tone, icon: Icon } = lookOf(site);
  return (
    <Link
      href={href}
      prefetch={false}
      aria-label={spoken(site, day)}
      title={`${site.location} · ${site.partner}`}
      className={cn(
        "focus-inset flex min-h-6 items-center gap-1 rounded-md border-l-2 px-1 py-1 text-xs transition-shadow hover:shadow-pop touch:min-h-11",
        toneClasses[tone],
      )}
    >
      <Icon className="size-3 shrink-0" aria-hidden="true" />
      <span className="line-clamp-2 min-w-0 hyphens-auto flex-1 break-words font-medium leading-3.5">
        {site.location}
      </span>
      <span className="shrink-0 tabular-nums">{site.count}</span>
    </Link>
  );
}
