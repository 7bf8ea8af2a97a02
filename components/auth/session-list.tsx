"use client";

import { MonitorSmartphone } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { toast } from "@/components/ui/toast";
import { type Act, type ActRefusal, useAct } from "@/components/ui/use-act";
import { deviceOf } from "@/lib/auth/device";
import type { listSessions } from "@/lib/auth/list-sessions";
import { showInstant } from "@/lib/values/clock";

const onRefused = ({ error }: ActRefusal) => toast.error(error);

type Session = Awaited<ReturnType<typeof listSessions>>[number];

interface SessionListProps {
  sessions: Session[];
  timeZone: string;
  endOne: Act;
  endOthers: Act;
}

export function SessionList({ sessions, timeZone, endOne, endOthers }: SessionListProps) {
  const all = useAct(endOthers, { done: "Las demás sesiones se cerraron.", onRefused });
  return (
    <Card
      title="Sesiones activas"
      description="Cada sesión dura catorce días desde el ingreso."
      padding="none"
      actions={
        sessions.length > 1 ? (
          <Button size="sm" isPending={all.isPending} onClick={() => all.run({})}>
            Cerrar las demás
          </Button>
        ) : null
      }
    >
      <ul className="divide-y divide-line border-line border-t">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} timeZone={timeZone} endOne={endOne} />
        ))}
      </ul>
    </Card>
  );
}

interface SessionRowProps {
  session: Session;
  timeZone: string;
  endOne: Act;
}

function SessionRow({ session, timeZone, endOne }: SessionRowProps) {
  const { run, isPending } = useAct(endOne, { done: "Sesión cerrada.", onRefused });
  const device = deviceOf(session.userAgent);
  const since = showInstant(session.createdAt, timeZone);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <MonitorSmartphone className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 flex-1">
        <p className="text-ink">{device}</p>
        <p className="text-muted text-xs tabular-nums">
          Desde el {since} · usada por última vez el {showInstant(session.lastUsedAt, timeZone)}
          {session.address && session.address !== "local" ? ` · ${session.address}` : ""}
        </p>
      </div>
      {session.isCurrent ? (
        <Badge tone="success" dot>
          Esta sesión
        </Badge>
      ) : (
        <Button
          size="sm"
          isPending={isPending}
          aria-label={`Cerrar la sesión de ${device} del ${since}`}
          onClick={() => run({ session_id: session.id })}
        >
          Cerrar
        </Button>
      )}
    </li>
  );
}
