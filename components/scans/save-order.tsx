"use client";

import { Save } from "lucide-react";
import { useState } from "react";
import { AlertDialog } from "@/components/ui/alert-dialog";
import { Button } from "@/components/ui/button";
import { counted } from "@/lib/values/count-text";

interface SaveOrderProps {
  replaced: number;
  isReady: boolean;
  isPending: boolean;
  onSave: () => void;
}

export function SaveOrder({ replaced, isReady, isPending, onSave }: SaveOrderProps) {
  const [open, setOpen] = useState(false);
  const save = () => {
    setOpen(false);
    onSave();
  };
  return (
    <>
      <Button
        variant="primary"
        disabled={!isReady}
        isPending={isPending}
        onClick={() => (replaced > 0 ? setOpen(true) : save())}
      >
        <Save aria-hidden="true" />
        Guardar
      </Button>
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title={`Reemplazar ${counted(replaced, "archivo", "archivos")}`}
        description="Los archivos actuales de esas cadenas quedan 30 días en Archivos eliminados."
        confirmLabel="Guardar y reemplazar"
        onConfirm={save}
      />
    </>
  );
}
