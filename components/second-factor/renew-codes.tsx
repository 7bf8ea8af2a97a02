"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { Act } from "@/components/ui/use-act";
import { ProofForm } from "./proof-form";
import { RecoveryCodes } from "./recovery-codes";

/** Makes new recovery codes and shows them this once. */
export function RenewCodes({ renew }: { renew: Act<string[]> }) {
  const [open, setOpen] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const router = useRouter();
  const ask = (wanted: boolean) => {
    if (wanted) setCodes(null);
    else router.refresh();
    setOpen(wanted);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={ask}
      size="sm"
      trigger={<Button size="sm">Códigos nuevos</Button>}
      title="Códigos de recuperación nuevos"
      description={codes ? undefined : "Los que tenía dejarán de servir."}
      footer={
        codes ? (
          <DialogClose asChild>
            <Button variant="primary">Ya los guardé</Button>
          </DialogClose>
        ) : null
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <ProofForm act={renew} label="Crear códigos" done="Códigos creados." onDone={setCodes} />
      )}
    </Dialog>
  );
}
