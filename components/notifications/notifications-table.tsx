"use client";

import { Bell } from "lucide-react";
import { useMemo } from "react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import type { CellsOf } from "@/components/lists/screen-columns";
import { Badge } from "@/components/ui/badge";
import { TextLink } from "@/components/ui/text-link";
import { type Act, useAct } from "@/components/ui/use-act";
import { notificationList } from "@/lib/notifications/list";
import type { Notification } from "@/lib/notifications/list-notifications";
import { showInstant } from "@/lib/values/clock";

interface NotificationsTableProps extends Omit<ShownList<Notification>, "create"> {
  timeZone: string;
  read: Act<number>;
}

const whenLook = { className: "whitespace-nowrap tabular-nums" };

export function NotificationsTable({ read, timeZone, ...shown }: NotificationsTableProps) {
  const { run } = useAct(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the act is the same however often it is drawn
  const cells = useMemo<CellsOf<typeof notificationList>>(
    () => ({
      text: {
        isInteractive: true,
        cell: ({ id, text, url, readAt }) => (
          <TextLink href={url} onClick={() => (readAt ? undefined : run({ ids: [id] }))}>
            {text}
          </TextLink>
        ),
      },
      createdAt: whenLook,
      readAt: {
        ...whenLook,
        cell: ({ readAt }) =>
          readAt ? showInstant(readAt, timeZone) : <Badge tone="accent">Sin leer</Badge>,
      },
    }),
    [timeZone],
  );
  return (
    <DeclaredTable
      {...shown}
      {...{ cells, timeZone }}
      list={notificationList}
      rowMuted={({ readAt }) => readAt !== null}
      icon={Bell}
      create="follows"
    />
  );
}
