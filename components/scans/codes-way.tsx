"use client";

import { ScanLine } from "lucide-react";
import { useRouter } from "next/navigation";
import { useSend } from "@/components/files/use-send";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";
import { startedIn } from "./answers";
import { SendState } from "./send-state";

export function CodesWay({ projectId, file }: { projectId: number; file: File }) {
  const router = useRouter();
  const send = useSend({
    read: startedIn,
    onDone: (scanId) => router.push(links.custodyScan(projectId, scanId)),
  });
  const start = () => {
    const form = new FormData();
    form.append("file", file);
    send.send(links.scans(projectId), form);
  };
  return (
    <div className="grid gap-4">
      <SendState send={send} afterwards="Revisando el archivo…" />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-muted">
          Se leen los códigos y luego se revisa todo: nada se guarda en las cadenas hasta confirmar.
        </p>
        <Button variant="primary" isPending={send.isBusy} onClick={start}>
          <ScanLine aria-hidden="true" />
          Subir y leer
        </Button>
      </div>
    </div>
  );
}
