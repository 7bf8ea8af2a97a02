"use client";

import { Bell as BellIcon } from "lucide-react";
import { counted } from "@/lib/values/count-text";
import { Button } from "../ui/button";
import { lateContent } from "../ui/late-content";
import { Popover } from "../ui/popover";
import { type Act, useAct } from "../ui/use-act";
import type { BellPanelProps } from "./bell-panel";
import { useUnread } from "./use-unread";

const LatePanel = lateContent<BellPanelProps>(() =>
  import("./bell-panel").then(({ BellPanel }) => BellPanel),
);

const most = 99;

const Count = ({ unread }: { unread: number }) => (
  <span
    aria-hidden="true"
    className="absolute top-0.5 right-0 min-w-4 rounded-full bg-danger px-1 text-center font-semibold text-[0.625rem] text-on-danger leading-4"
  >
    {unread > most ? `${most}+` : unread}
  </span>
);

interface BellProps {
  /** As the frame was drawn. */
  unread: number;
  read: Act<number>;
}

export function Bell({ unread: told, read }: BellProps) {
  const [unread, setUnread] = useUnread(told);
  const { run, isPending } = useAct(read, {
    onDone: (left: number | null) => setUnread(left ?? 0),
  });
  const name = unread > 0 ? `: ${counted(unread, "sin leer", "sin leer")}` : "";
  return (
    <Popover
      label="Notificaciones"
      align="end"
      className="w-[min(24rem,calc(100vw-1.5rem))] p-0"
      trigger={
        <Button
          variant="ghost"
          aria-label={`Notificaciones${name}`}
          className="relative size-control px-0 text-muted"
        >
          <BellIcon aria-hidden="true" />
          {unread > 0 ? <Count unread={unread} /> : null}
        </Button>
      }
    >
      <LatePanel unread={unread} onRead={run} isPending={isPending} />
    </Popover>
  );
}
