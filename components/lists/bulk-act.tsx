"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { lateWindow } from "../ui/late-window";
import type { BulkActProps, BulkWindowProps } from "./bulk-row";

const BulkWindow = lateWindow<BulkWindowProps>(() =>
  import("./bulk-window").then(({ BulkWindow }) => BulkWindow),
);

/** Shows what will happen to each row, then what happened, and takes it back. */
export function BulkAct({ icon: Icon, label, ...window }: BulkActProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <Icon aria-hidden="true" />
        {label}
      </Button>
      {isOpen ? <BulkWindow {...window} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
