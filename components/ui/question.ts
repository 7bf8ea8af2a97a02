import type { ReactNode } from "react";
import type { ActRefusal } from "./use-act";
import type { OpenState } from "./use-window";

export interface AskedQuestion extends OpenState {
  trigger?: ReactNode;
  /** Instead of closing, where its code does not arrive. */
  onMissing?: () => void;
  title: string;
  description: ReactNode;
  affected?: readonly ReactNode[];
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For lists that are read before confirming. */
  wide?: boolean;
  tone?: "danger" | "primary";
  isPending?: boolean;
  refusal?: ActRefusal | null;
  /** The parent closes the dialog, so that it can show an error. Null while there is nothing to confirm. */
  onConfirm: (() => void) | null;
}
