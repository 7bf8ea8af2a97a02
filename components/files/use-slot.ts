"use client";

import { useRef, useState } from "react";
import { attachOrReplace, mayAct } from "@/lib/files/protection";
import { isInvoice } from "@/lib/files/slot";
import { type SlotUse, useUpload } from "./use-upload";

export function useSlot(use: SlotUse) {
  const { slot, rights } = use;
  const upload = useUpload(use);
  const takesFile = mayAct(attachOrReplace(slot.file !== null), slot, rights);
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
    pick: () => picker.current?.click(),
    asked,
    confirm,
    forget: () => setAsked(null),
    /** Null while it takes none. */
    take: takesFile && !upload.sending ? take : null,
    isBusy: upload.isBusy,
  };
}
