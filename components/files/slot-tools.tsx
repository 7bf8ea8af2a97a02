"use client";

import { Camera, Eye, Lock, Replace, Trash2, Upload as UploadIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { ConfirmAct } from "@/components/forms/confirm-act";
import { Button } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { tooltip } from "@/components/ui/tooltip";
import { sealLabels } from "@/lib/files/labels";
import { isAllowed, mayAct, type Seal } from "@/lib/files/protection";
import { DownloadIcon } from "./download";
import { removeFile } from "./send-file";
import type { SlotUse } from "./use-upload";

interface SlotToolsProps extends SlotUse {
  onPick: () => void;
  onPhotos: () => void;
  isBrief?: boolean | undefined;
  /** Null where the file is in sight already. */
  onView: (() => void) | null;
}

export function SlotTools({ onView, ...use }: SlotToolsProps) {
  const { slot, rights, isBrief = false } = use;
  if (!slot.file) return mayAct("attach", slot, rights) ? <FillSlot {...use} /> : null;
  return (
    <span className="flex flex-wrap [justify-content:inherit]">
      {onView ? <IconButton icon={Eye} label={`Ver ${slot.label}`} onClick={onView} /> : null}
      {isBrief ? null : (
        <>
          <DownloadIcon label={slot.label} url={slot.file.url} />
          <ChangeFile {...use} />
        </>
      )}
    </span>
  );
}

const FillSlot = ({ slot, onPick, onPhotos, isBrief }: Omit<SlotToolsProps, "onView">) => (
  <span className="flex items-center justify-end gap-1">
    <Button size="sm" aria-label={`Subir ${slot.label}`} onClick={onPick}>
      <UploadIcon aria-hidden="true" />
      Subir
    </Button>
    {slot.kind === "pdf" && !isBrief ? (
      <IconButton icon={Camera} label={`Fotografiar ${slot.label}`} onClick={onPhotos} />
    ) : null}
  </span>
);

function ChangeFile({ onPick, onPhotos, ...use }: Omit<SlotToolsProps, "onView">) {
  const { slot, rights } = use;
  if (slot.seal && !isAllowed("replace", slot)) return <Sealed seal={slot.seal} />;
  return (
    <>
      {mayAct("replace", slot, rights) ? (
        <>
          <IconButton icon={Replace} label={`Reemplazar ${slot.label}`} onClick={onPick} />
          {slot.kind === "pdf" ? (
            <IconButton
              icon={Camera}
              label={`Reemplazar con fotos ${slot.label}`}
              onClick={onPhotos}
            />
          ) : null}
        </>
      ) : null}
      {mayAct("detach", slot, rights) ? <RemoveFile {...use} /> : null}
    </>
  );
}

const Sealed = ({ seal }: { seal: Seal }) => (
  <span
    role="img"
    aria-label={`Archivo sellado: ${sealLabels[seal].toLowerCase()}`}
    {...tooltip(`${sealLabels[seal]}: este archivo ya no se reemplaza ni se elimina.`)}
    className="grid size-control place-items-center text-muted"
  >
    <Lock className="size-4" aria-hidden="true" />
  </span>
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
