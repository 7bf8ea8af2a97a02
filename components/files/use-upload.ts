"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { whyNotAccepted } from "@/lib/files/accepted";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { deliveryOf, filesAddress } from "./send-file";
import { useSend } from "./use-send";

export interface SlotUse {
  slot: Slot;
  rights: FileRights;
  onChanged?: (() => void) | undefined;
  onArrived?: (() => void) | undefined;
}

export function useUpload({ slot, rights, onChanged, onArrived }: SlotUse) {
  const router = useRouter();
  const [name, setName] = useState("");
  const { share, isBusy, error, say, send, retry, cancel } = useSend({
    read: () => null,
    onDone: () => {
      toast.success("Archivo subido.");
      onArrived?.();
      onChanged?.();
      router.refresh();
    },
  });
  const fitting = (files: readonly File[]): File | null => {
    const [file] = files;
    if (!file) return null;
    const misfit =
      files.length > 1
        ? "Suelte un solo archivo."
        : whyNotAccepted(file, slot.kind, rights.limitBytes);
    say(misfit);
    return misfit ? null : file;
  };
  return {
    /** `share` is 0 to 1. */
    sending: share === null ? null : { name, share },
    isBusy,
    error: retry && error ? `${name}: ${error}` : error,
    dismiss: () => say(null),
    fitting,
    send: (file: File, invoiceReference?: string) => {
      setName(file.name);
      send(filesAddress, deliveryOf({ ...slot, invoiceReference }, file));
    },
    /** Null unless the connection was cut. */
    retry,
    cancel,
  };
}

export type Upload = ReturnType<typeof useUpload>;
