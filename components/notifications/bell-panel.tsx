"use client";

import { Popover } from "radix-ui";
import { links } from "@/lib/links/pages";
import { reads } from "@/lib/links/reads";
import type { LatestNotifications } from "@/lib/notifications/list-latest";
import { Alert } from "../ui/alert";
import { Button } from "../ui/button";
import { cn } from "../ui/cn";
import { Link } from "../ui/link";
import { textLinkLook } from "../ui/text-link-look";
import { useRead } from "../ui/use-read";

export interface BellPanelProps {
  unread: number;
  /** Those named, or all. */
  onRead: (asked: { ids?: number[] }) => void;
  isPending: boolean;
}

type Row = LatestNotifications["rows"][number];

export function BellPanel({ unread, onRead, isPending }: BellPanelProps) {
  const { found, refusal } = useRead<LatestNotifications>(reads.latestNotifications);
  return (
    <>
      <div className="flex min-h-12 items-center justify-between gap-3 border-line border-b px-4 py-1.5">
        <h2 className="font-semibold text-ink text-sm">Notificaciones</h2>
        {unread > 0 ? (
          <Button size="sm" isPending={isPending} onClick={() => onRead({})}>
            Marcar todo como leído
          </Button>
        ) : null}
      </div>
      {refusal ? <Alert tone="error">{refusal.error}</Alert> : null}
      {found ? (
        <Latest rows={found.rows} isAllRead={unread === 0} onRead={onRead} />
      ) : refusal ? null : (
        <p className="p-4 text-muted text-xs">Un momento…</p>
      )}
      <p className="border-line border-t px-4 py-2.5 text-sm">
        <Popover.Close asChild>
          <Link href={links.notifications} className={textLinkLook}>
            Ver todas
          </Link>
        </Popover.Close>
      </p>
    </>
  );
}

interface LatestProps extends Pick<BellPanelProps, "onRead"> {
  rows: readonly Row[];
  isAllRead: boolean;
}

function Latest({ rows, isAllRead, onRead }: LatestProps) {
  if (rows.length === 0)
    return <p className="p-4 text-muted text-sm">Nada le concierne por ahora.</p>;
  return (
    <ul className="max-h-96 divide-y divide-line overflow-y-auto">
      {rows.map((row) => (
        <li key={row.id}>
          <Entry row={row} isRead={row.isRead || isAllRead} onRead={onRead} />
        </li>
      ))}
    </ul>
  );
}

interface EntryProps extends Pick<BellPanelProps, "onRead"> {
  row: Row;
  isRead: boolean;
}

const Entry = ({ row: { id, text, label, url, at }, isRead, onRead }: EntryProps) => (
  <Popover.Close asChild>
    <Link
      href={url}
      prefetch={false}
      onClick={() => (isRead ? undefined : onRead({ ids: [id] }))}
      className="flex gap-2.5 px-4 py-2.5 hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        className={cn(
          "mt-1.5 size-2 shrink-0 rounded-full",
          isRead ? "bg-transparent" : "bg-accent",
        )}
      />
      <span className="min-w-0">
        <span className={cn("block text-ink text-sm", isRead ? "" : "font-medium")}>
          {isRead ? null : <span className="sr-only">Sin leer: </span>}
          {text}
        </span>
        <span className="block text-muted text-xs tabular-nums">
          {label}, {at}
        </span>
      </span>
    </Link>
  </Popover.Close>
);
