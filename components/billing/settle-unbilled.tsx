"use client";

import { ChevronDown, HandCoins, RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { DropdownMenu, MenuItem } from "@/components/ui/dropdown-menu";
import { lateWindow } from "@/components/ui/late-window";
import type { Act, ChangeAct } from "@/components/ui/use-act";
import type { ReopenableSheet } from "@/lib/billing/list-reopenable-sheets";
import type { UnbilledRow } from "@/lib/billing/list-unbilled-rows";
import { ReopenSheet } from "./reopen-sheet";

const WriteOffDays = lateWindow(() =>
  import("./write-off-days").then(({ WriteOffDays }) => WriteOffDays),
);

export type UnbilledActs = { reopen: ChangeAct; writeOff: Act };

export function SettleUnbilled({ row, acts }: { row: UnbilledRow; acts: UnbilledActs }) {
  const [sheet, setSheet] = useState<ReopenableSheet | null>(null);
  const [isGivingUp, giveUp] = useState(false);
  if (row.sheets.length === 0 && row.parts.length === 0)
    return <span className="text-muted text-xs">Ninguna planilla que reabrir</span>;
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="sm" aria-label={`Resolver ${row.description}`}>
            Resolver
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {row.sheets.map((one) => (
          <MenuItem key={one.id} icon={RotateCcw} onSelect={() => setSheet(one)}>
            Reabrir {one.seriesCode}
          </MenuItem>
        ))}
        {row.parts.length > 0 ? (
          <MenuItem icon={HandCoins} onSelect={() => giveUp(true)}>
            No cobrar…
          </MenuItem>
        ) : null}
      </DropdownMenu>
      {sheet ? (
        <ReopenSheet sheet={sheet} act={acts.reopen} onClose={() => setSheet(null)} />
      ) : null}
      {isGivingUp ? (
        <WriteOffDays row={row} act={acts.writeOff} onClose={() => giveUp(false)} />
      ) : null}
    </>
  );
}
