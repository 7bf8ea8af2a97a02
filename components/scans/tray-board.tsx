"use client";

import { Inbox } from "lucide-react";
import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { chainsWith, type TrayState } from "@/lib/scans/tray";
import { ChainGroups, type Replaced } from "./chain-groups";
import { exceptionKinds, kindsWithPages } from "./exceptions";
import { PagesLeftOut } from "./pages-left-out";
import type { TrayUse } from "./tray-use";
import type { Tray } from "./use-tray";

interface TrayBoardProps extends TrayUse {
  replaced: Replaced;
}

export function TrayBoard({ replaced, ...use }: TrayBoardProps) {
  const kinds = kindsWithPages(exceptionKinds, use.tray.pages);
  return (
    <div className={cn("grid items-start gap-4", kinds.length > 0 && columns)}>
      {kinds.length > 0 ? <PagesLeftOut kinds={kinds} {...use} /> : null}
      <div className="grid min-w-0 gap-4">
        <WithFile {...{ replaced, ...use }} />
        <Matched {...use} />
      </div>
    </div>
  );
}

const columns = "md:grid-cols-[13.25rem_1fr] 2xl:grid-cols-[22.5rem_1fr]";
const chainsOf = (tray: Tray, state: TrayState) =>
  chainsWith(tray.pages, state).flatMap((id) => tray.chain(id) ?? []);

/** Their file stays unless somebody says otherwise. */
function WithFile(props: TrayBoardProps) {
  const chains = chainsOf(props.tray, "HAS_FILE");
  if (chains.length === 0) return null;
  return (
    <Card
      title="Ya tiene archivo"
      description="Estas cadenas conservan su archivo y sus páginas quedan fuera, salvo las que marque para reemplazar."
      padding="none"
    >
      <ChainGroups chains={chains} {...props} />
    </Card>
  );
}

function Matched(use: TrayUse) {
  const chains = chainsOf(use.tray, "MATCHED");
  return (
    <Card
      title="Van a su cadena"
      description="Arrastre una página a otra cadena, o use sus acciones. Nada se guarda hasta confirmar."
      padding="none"
    >
      {chains.length === 0 ? (
        <EmptyState
          icon={Inbox}
          title="Ninguna página tiene cadena"
          description="Abra las acciones de cada página y muévala a su cadena."
          act="beside"
          className="pt-2"
        />
      ) : (
        <ChainGroups chains={chains} {...use} />
      )}
    </Card>
  );
}
