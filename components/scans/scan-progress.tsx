"use client";

import { Ban } from "lucide-react";
import { useRouter } from "next/navigation";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { isBeingSaved } from "@/lib/states/scan";
import { counted, showCount } from "@/lib/values/count-text";
import { askToCancelScan, type Progressed } from "./answers";
import { useProgress } from "./use-progress";

interface ScanProgressProps {
  address: string;
  begun: Progressed;
  /** Null when whoever shows this learns the end otherwise. */
  onMoved?: null;
}

const words = {
  reading: {
    title: "Leyendo las hojas",
    hint: "Puede salir de esta página: la lectura continúa y el escaneo queda en la lista de carga masiva.",
    done: { one: "página leída", many: "páginas leídas" },
  },
  saving: {
    title: "Guardando las cadenas",
    hint: "Nada queda a medias: si se cancela ahora, ninguna cadena cambia.",
    done: { one: "página guardada", many: "páginas guardadas" },
  },
};

export function ScanProgress({ address, begun, onMoved }: ScanProgressProps) {
  const router = useRouter();
  const { progress } = useProgress({
    address,
    begun,
    onMoved: onMoved === null ? null : router.refresh,
  });
  const { pageCount } = begun;
  const { title, hint, done } = words[isBeingSaved(begun) ? "saving" : "reading"];
  const percent = pageCount > 0 ? Math.round((progress / pageCount) * 100) : 0;
  return (
    <Card title={title} description={hint} actions={<CancelScan address={address} />}>
      <p className="mb-2 text-ink tabular-nums">
        {showCount(progress)} de {counted(pageCount, done.one, done.many)}
        <span className="text-muted"> · {percent} %</span>
      </p>
      <Progress label={title} value={progress} max={pageCount} />
    </Card>
  );
}

export function CancelScan({ address }: { address: string }) {
  const router = useRouter();
  return (
    <ConfirmAct
      trigger={
        <Button>
          <Ban aria-hidden="true" />
          Cancelar el escaneo
        </Button>
      }
      title="¿Cancelar el escaneo?"
      description="No se guarda nada en las cadenas. El PDF original se puede descargar durante 30 días."
      confirmLabel="Cancelar el escaneo"
      cancelLabel="Volver"
      act={() => askToCancelScan(address)}
      input={null}
      done="Escaneo cancelado."
      onDone={router.refresh}
    />
  );
}
