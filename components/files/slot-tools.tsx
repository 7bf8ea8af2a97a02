"use client";

import { Download, Eye, Lock, Replace, Trash2, Upload as UploadIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { ConfirmAct } from "@/components/ui/confirm-act";
import { IconButton } from "@/components/ui/icon-button";
import { Tooltip } from "@/components/ui/tooltip";
import { isAllowed } from "@/lib/files/protection";
import { removeFile } from "./send-file";
import type { SlotUse } from "./use-slot";

interface SlotToolsProps extends SlotUse {
  /** Opens the file picker. */
  onPick: () => void;
  onView: () => void;
}

/** The acts that the slot and the person's role allow. */
export function SlotTools({ slot, rights, onPick, onView, onChanged }: SlotToolsProps) {
  const { file, label } = slot;
  if (!file)
    return rights.attach ? (
      <Button size="sm" aria-label={`Subir ${label}`} onClick={onPick}>
        <UploadIcon aria-hidden="true" />
        Subir
      </Button>
    ) : null;
  return (
    <span className="flex flex-wrap justify-end">
      <IconButton icon={Eye} label={`Ver ${label}`} onClick={onView} />
      <Tooltip content={`Descargar ${label}`}>
        <Button asChild variant="ghost" className="size-control px-0">
          <a href={`${file.url}?download=1`} download aria-label={`Descargar ${label}`}>
            <Download aria-hidden="true" />
          </a>
        </Button>
      </Tooltip>
      {slot.isSealed ? <Sealed /> : null}
      {rights.replace && isAllowed("replace", slot) ? (
        <IconButton icon={Replace} label={`Reemplazar ${label}`} onClick={onPick} />
      ) : null}
      {rights.detach && isAllowed("detach", slot) ? (
        <RemoveFile slot={slot} onChanged={onChanged} />
      ) : null}
    </span>
  );
}

const Sealed = () => (
  <Tooltip content="Planilla cerrada: este archivo ya no se reemplaza ni se elimina.">
    <span
      role="img"
      aria-label="Archivo sellado por el cierre de la planilla"
      className="grid size-control place-items-center text-muted"
    >
      <Lock className="size-4" aria-hidden="true" />
    </span>
  </Tooltip>
);

function RemoveFile({ slot, onChanged }: Omit<SlotUse, "rights">) {
  const router = useRouter();
  const gone = () => {
    onChanged?.();
    router.refresh();
  };
  return (
    <ConfirmAct
      trigger={<IconButton icon={Trash2} label={`Eliminar ${slot.label}`} />}
      title={`¿Eliminar ${slot.label}?`}
      description={
        <span className="break-words">
          «{slot.file?.name}» sale de la ficha. Un administrador puede restaurarlo durante 30 días.
        </span>
      }
      confirmLabel="Eliminar"
      act={() => removeFile(slot)}
      input={null}
      done="Archivo eliminado."
      onDone={gone}
    />
  );
}
