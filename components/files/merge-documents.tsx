"use client";

import { Layers } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useAct } from "@/components/ui/use-act";
import { fetchMerge } from "./fetch-merge";

interface MergeDocumentsProps {
  href: string;
}

export function MergeDocuments({ href }: MergeDocumentsProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const { run, isPending } = useAct(fetchMerge, {
    done: "Documentos unidos.",
    onDone: () => setBroken(null),
    onRefused: ({ code, error }) => {
      const isBroken = code === "part_unreadable";
      setBroken(isBroken ? error : null);
      if (!isBroken) toast.error(error);
    },
  });
  return (
    <>
      <Button isPending={isPending} onClick={() => run({ href, skipBroken: false })}>
        <Layers aria-hidden="true" />
        Unir documentos
      </Button>
      <AlertDialog
        open={broken !== null}
        onOpenChange={() => setBroken(null)}
        title="No se pudieron unir los documentos"
        description={broken}
        confirmLabel="Unir sin lo que falla"
        tone="primary"
        isPending={isPending}
        onConfirm={() => run({ href, skipBroken: true })}
      />
    </>
  );
}
