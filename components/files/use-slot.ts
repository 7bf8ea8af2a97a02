"use client";

import { useRef, useState } from "react";
import { actOn, isAllowed } from "@/lib/files/protection";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { isInvoice } from "./confirm-file";
import { type SlotUse, useUpload } from "./use-upload";

/** Whether the person's role and the slot as it is take a file: the first, or another in its place. */
function takesFile(slot: Slot, rights: FileRights): boolean {
  const act = actOn(slot.file !== null);
  return isAllowed(act, slot) && (act === "attach" ? rights.attach : rights.replace);
}

/** A slot that files are put into: chosen or dropped, confirmed where something else changes, and sent. */
export function useSlot(use: SlotUse) {
  const { slot, rights } = use;
  const upload = useUpload(use);
  const picker = useRef<HTMLInputElement>(null);
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
    picker,
    /** Opens the picker. */
    pick: () => picker.current?.click(),
    asked,
    confirm,
    forget: () => setAsked(null),
    /** Null while it takes none. */
    take: takesFile(slot, rights) && !upload.sending ? take : null,
    isBusy: upload.isBusy,
  };
}
