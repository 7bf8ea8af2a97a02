import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { BulkResult } from "@/lib/next/bulk-action";

export type BulkChange = (
  rows: readonly { id: number; seen: number | null; values?: object }[],
  values?: object,
) => Promise<BulkResult>;

/** A row as it was chosen. */
export interface BulkRow {
  /** Of its record; of the row alone where `values` name the record. */
  id: number;
  values?: object;
  /** The version on the screen; null where it makes no difference. */
  seen: number | null;
  name: string;
  /** What the act does to it: "$1.420,50". */
  effect: string;
  /** Why it is left as it is. */
  hindrance: string | null;
}

export interface BulkUndo {
  act: BulkChange;
  label: string;
  done: string;
}

export interface BulkActProps {
  icon: LucideIcon;
  label: string;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  tone?: "primary" | "danger";
  rows: readonly BulkRow[];
  act: BulkChange;
  values?: object;
  /** What takes it back, where something does, and what that is called. */
  undo?: BulkUndo | undefined;
  done: (rows: number) => string;
  onDone: () => void;
  /** What the act is asked with. */
  children?: ReactNode;
}

export type BulkWindowProps = Omit<BulkActProps, "icon" | "label"> & { onClose: () => void };
