"use client";

import { useRef, useState } from "react";
import { deliveryOf, filesAddress, sendForm, sendingName } from "@/components/files/send-file";
import { newFormKey } from "@/components/forms/form-key";
import type { Slot } from "@/lib/files/slot";

/** The file makes the sheet INVOICED and gives it its number in one transaction; refused, nothing is kept. */
export function useInvoiceFile() {
  const [file, setFile] = useState<File | null>(null);
  const sent = useRef({ name: "", key: "" });
  const send = async (slot: Slot, chosen: File, reference: string) => {
    const form = deliveryOf({ ...slot, invoiceReference: reference || undefined }, chosen);
    const name = sendingName(filesAddress, form);
    if (sent.current.name !== name) sent.current = { name, key: newFormKey() };
    const answer = await sendForm(filesAddress, form, {
      key: sent.current.key,
      onProgress: () => undefined,
      signal: new AbortController().signal,
      read: () => null,
    });
    return answer ?? { ok: true as const, data: null };
  };
  return { file, setFile, send };
}
