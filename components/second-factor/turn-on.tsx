"use client";

import { ShieldCheck } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { SetUp, type SetUpActs } from "./set-up";

export function TurnOn({ acts, email }: { acts: SetUpActs; email: string }) {
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const ask = (wanted: boolean) => {
    setOpen(wanted);
    if (!wanted) router.refresh();
  };
  const kept = (
    <Button variant="primary" onClick={() => ask(false)}>
      Ya los guardé
    </Button>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={ask}
      trigger={
        <Button size="sm">
          <ShieldCheck aria-hidden="true" />
          Activar
        </Button>
      }
      title="Verificación en dos pasos"
    >
      <SetUp acts={acts} email={email} after={kept} />
    </Dialog>
  );
}
