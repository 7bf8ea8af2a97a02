"use client";

import { Slot } from "radix-ui";
import { questionWindow } from "./modal";
import type { AskedQuestion } from "./question";
import { useOpener } from "./use-opener";
import { useWindow } from "./use-window";

/** Escape and the first button cancel. */
export function AlertDialog({ trigger, onMissing, ...question }: AskedQuestion) {
  const own = useWindow(question);
  const { Window, opened, openerProps } = useOpener(questionWindow, {
    kind: "dialog",
    ...own,
    onMissing,
  });
  return (
    <>
      {trigger ? <Slot.Root {...openerProps}>{trigger}</Slot.Root> : null}
      {Window ? <Window {...question} opened={opened} /> : null}
    </>
  );
}
