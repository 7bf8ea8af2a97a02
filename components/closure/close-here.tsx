"use client";

import { Lock } from "lucide-react";
import { useState } from "react";
import { AskedByMenu } from "@/components/forms/use-asked";
import { Button } from "@/components/ui/button";
import { CloseProject, type CloseProjectProps } from "./close-project";

interface CloseHereProps extends CloseProjectProps {
  /** The window stays open to say what was released. */
  isOver: boolean;
}

export function CloseHere({ isOver, ...closing }: CloseHereProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {isOver ? null : (
        <Button variant="primary" onClick={() => setOpen(true)}>
          <Lock aria-hidden="true" />
          Cerrar proyecto
        </Button>
      )}
      {open ? (
        <AskedByMenu value={() => setOpen(false)}>
          <CloseProject {...closing} />
        </AskedByMenu>
      ) : null}
    </>
  );
}
