"use client";

import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";

type CodeInputProps = Omit<ComponentProps<typeof Input>, "type"> & {
  /** timed: the authenticator's six digits; recovery codes have letters, too. */
  kind?: "timed" | "any";
};

/** Devices offer a code they know, tablets the digits' keyboard. */
export const CodeInput = ({ kind = "timed", className, ...props }: CodeInputProps) => (
  <Input
    autoComplete={kind === "timed" ? "one-time-code" : "off"}
    inputMode={kind === "timed" ? "numeric" : "text"}
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    maxLength={60}
    {...props}
    className={cn("font-mono tracking-widest", className)}
  />
);
