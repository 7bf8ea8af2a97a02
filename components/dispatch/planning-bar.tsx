"use client";

import { Copy, Send, Sparkles } from "lucide-react";
import { WindowBar } from "@/components/calendar/window-bar";
import type { ListAddress } from "@/components/lists/use-list-address";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import type { Planning } from "@/lib/dispatch/planning";
import type { Day } from "@/lib/values/dates";

interface PlanningBarProps {
  planning: Planning;
  date: Day;
  today: Day;
  address: ListAddress;
  onCopy: () => void;
  onPublish: () => void;
}

/** All state is in the address. */
export function PlanningBar({ planning, date, today, address, ...acts }: PlanningBarProps) {
  const { view, toPublish } = planning;
  return (
    <WindowBar
      {...{ view, date, today }}
      views={["week", "day"]}
      go={(day) => address.go({ date: day, proposal: null })}
      look={(wanted) => address.go({ view: wanted })}
    >
      <div className="ml-auto flex flex-wrap gap-2">
        <Button onClick={acts.onCopy}>
          <Copy aria-hidden="true" />
          Copiar semana anterior
        </Button>
        <Button asChild>
          <Link href={address.hrefWith({ proposal: "true" })}>
            <Sparkles aria-hidden="true" />
            Proponer
          </Link>
        </Button>
        <Button variant="primary" onClick={acts.onPublish} disabled={toPublish === 0}>
          <Send aria-hidden="true" />
          {toPublish === 0 ? "Todo publicado" : `Publicar (${toPublish})`}
        </Button>
      </div>
    </WindowBar>
  );
}
