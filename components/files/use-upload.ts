"use client";

import { useRouter } from "next/navigation";
import { useRef, useState, useTransition } from "react";
import { toast } from "sonner";
import { misfitOf } from "@/lib/files/accepted";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { sendFile } from "./send-file";

export interface SlotUse {
  slot: Slot;
  rights: FileRights;
  /** The slot took or lost its file; the page is read again anyway. */
  onChanged?: (() => void) | undefined;
}

interface Sending {
  name: string;
  /** From 0 to 1. */
  share: number;
}

/** Puts a file into a slot: one at a time, with its progress, until it is there or somebody cancels. */
export function useUpload({ slot, rights, onChanged }: SlotUse) {
  const router = useRouter();
  const [sending, setSending] = useState<Sending | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [settling, startSettling] = useTransition();
  const current = useRef<AbortController | null>(null);

  const arrived = () =>
    startSettling(() => {
      toast.success("Archivo subido.");
      onChanged?.();
      router.refresh();
    });
  const send = async (file: File, invoiceReference?: string) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    setError(null);
    setSending({ name: file.name, share: 0 });
    const onProgress = (share: number) => setSending({ name: file.name, share });
    const delivery = { ...slot, ...(invoiceReference ? { invoiceReference } : {}) };
    const answer = await sendFile(delivery, file, { onProgress, signal: controller.signal });
    current.current = null;
    setSending(null);
    if (answer?.ok) arrived();
    else setError(answer?.error ?? null);
  };
  /** The file if it fits the slot; else the slot says why not. */
  const fitting = (files: readonly File[]): File | null => {
    const [file] = files;
    if (!file) return null;
    const misfit =
      files.length > 1 ? "Suelte un solo archivo." : misfitOf(file, slot.kind, rights.limitBytes);
    setError(misfit);
    return misfit ? null : file;
  };
  return {
    sending,
    settling,
    error,
    dismiss: () => setError(null),
    fitting,
    send,
    cancel: () => current.current?.abort(),
  };
}

export type Upload = ReturnType<typeof useUpload>;
