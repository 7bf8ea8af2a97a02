"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { whyNotAccepted } from "@/lib/files/accepted";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { deliveryOf, filesAddress } from "./send-file";
import { useSend } from "./use-send";

export interface SlotUse {
  slot: Slot;
  rights: FileRights;
  /** The slot took or lost its file; the page is read again anyway. */
  onChanged?: (() => void) | undefined;
  /** A file came into the slot. */
  onArrived?: (() => void) | undefined;
}

/** Puts a file into a slot: one at a time, with its progress, until it is there or somebody cancels. */
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
  /** The file if it fits the slot; else the slot says why not. */
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
    /** What is on its way, and how much of it has gone, 0 to 1. */
    sending: share === null ? null : { name, share },
    isBusy,
    error: retry && error ? `${name}: ${error}` : error,
    dismiss: () => say(null),
    fitting,
    send: (file: File, invoiceReference?: string) => {
      setName(file.name);
      send(filesAddress, deliveryOf({ ...slot, invoiceReference }, file));
    },
    /** Null where no line was cut. */
    retry,
    cancel,
  };
}

export type Upload = ReturnType<typeof useUpload>;
