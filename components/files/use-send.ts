"use client";

import { useRef, useState, useTransition } from "react";
import { newFormKey } from "@/components/forms/form-key";
import { useUnsaved } from "@/components/forms/use-unsaved";
import { suspectLine } from "@/components/ui/line";
import type { ActRefusal } from "@/components/ui/use-act";
import { sendForm, sendingName } from "./send-file";

interface Delivery {
  address: string;
  form: FormData;
}

interface Sent<T> {
  read: (text: string) => T;
  onDone: (answer: T) => void;
}

/**
 * One at a time, with progress, until it arrives or is cancelled. The same form keeps its key until an answer confirms
 * it.
 */
export function useSend<T>({ read, onDone }: Sent<T>) {
  const [share, setShare] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [settling, startSettling] = useTransition();
  const [cut, setCut] = useState<Delivery | null>(null);
  const current = useRef<AbortController | null>(null);
  const unanswered = useRef(new Map<string, string>());
  const say = (words: string | null) => {
    setError(words);
    setCut(null);
  };
  useUnsaved(() => share !== null || cut !== null);
  const stop = ({ code, error }: ActRefusal, sending: Delivery) => {
    setError(error);
    if (code !== "unreachable") return;
    setCut(sending);
    suspectLine();
  };
  const send = async (address: string, form: FormData) => {
    if (current.current) return;
    const controller = new AbortController();
    current.current = controller;
    say(null);
    setShare(0);
    const name = sendingName(address, form);
    const key = unanswered.current.get(name) ?? newFormKey();
    unanswered.current.set(name, key);
    const sending = { key, read, onProgress: setShare, signal: controller.signal };
    const answer = await sendForm(address, form, sending);
    current.current = null;
    setShare(null);
    if (!answer) return;
    if (!answer.ok) return stop(answer, { address, form });
    unanswered.current.delete(name);
    startSettling(() => onDone(answer.data));
  };
  return {
    /** 0 to 1; null when nothing is sent. */
    share,
    isBusy: share !== null || settling,
    error,
    say,
    send,
    /** Sends again what the connection cut off, under the same key; null where nothing was. */
    retry: cut && (() => send(cut.address, cut.form)),
    cancel: () => current.current?.abort(),
  };
}
