"use client";

import { Wifi, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useIsCut } from "@/components/ui/line-hint";

const shownBack = 4_000;

export function LineStrip() {
  const isCut = useIsCut();
  const [wasCut, setWasCut] = useState(false);
  if (isCut && !wasCut) setWasCut(true);
  useEffect(() => {
    if (isCut || !wasCut) return;
    const timer = setTimeout(() => setWasCut(false), shownBack);
    return () => clearTimeout(timer);
  }, [isCut, wasCut]);
  return (
    <div role="status" className="sticky top-14 z-20 print:hidden">
      {isCut ? (
        <p className="flex items-center gap-2 border-warn/25 border-b bg-warn-soft px-4 py-2 text-sm text-warn-ink sm:px-6 lg:px-8">
          <WifiOff className="size-4 shrink-0" aria-hidden="true" />
          Sin conexión. Puede seguir escribiendo; nada se envía hasta que vuelva.
        </p>
      ) : null}
      {!isCut && wasCut ? (
        <p className="flex items-center gap-2 border-success/25 border-b bg-success-soft px-4 py-2 text-sm text-success-ink sm:px-6 lg:px-8">
          <Wifi className="size-4 shrink-0" aria-hidden="true" />
          La conexión volvió.
        </p>
      ) : null}
    </div>
  );
}
