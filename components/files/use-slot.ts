"use client";

import { useState } from "react";
import { actOn, isAllowed } from "@/lib/files/protection";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { isInvoice } from "./confirm-file";
import { useUpload } from "./use-upload";

export interface SlotUse {
  slot: Slot;
  rights: FileRights;
  /** The slot took or lost its file; the page is read again anyway. */
  onChanged?: (() => void) | undefined;
}

/** Whether the person's role and the slot as it is take a file: the first, or another in its place. */
function takesFile(slot: Slot, rights: FileRights): boolean {
  const act = actOn(slot.file !== null);
  return isAllowed(act, slot) && (act === "attach" ? rights.attach : rights.replace);
}

/** A slot that files are put into: chosen or dropped, confirmed where something else changes, and sent. */
export function useSlot({ slot, rights, onChanged }: SlotUse) {
  const upload = useUpload(slot, onChanged);
  const [asked, setAsked] = useState<File | null>(null);
  const take = (files: File[]) => {
    const file = upload.fitting(files);
    if (!file) return;
    if (slot.file || isInvoice(slot)) setAsked(file);
    else upload.send(file);
  };
  const confirm = (invoiceReference: string) => {
    setAsked(null);
    if (asked) upload.send(asked, invoiceReference || undefined);
  };
  return {
    upload,
    asked,
    confirm,
    forget: () => setAsked(null),
    /** Null while it takes none. */
    take: takesFile(slot, rights) && !upload.sending ? take : null,
    isBusy: upload.sending !== null || upload.settling,
  };
}
