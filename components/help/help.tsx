"use client";

import { CircleHelp } from "lucide-react";
import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { lateWindow } from "@/components/ui/late-window";
import { isHelpKeyOn } from "./help-key";
import { isForTheScreen, shortcuts } from "./shortcuts";

const HelpWindow = lateWindow(() => import("./help-window").then(({ HelpWindow }) => HelpWindow));

export function Help() {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!shortcuts.help.isPressed(event) || !isForTheScreen(event) || !isHelpKeyOn()) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return (
    <>
      <IconButton
        icon={CircleHelp}
        label="Ayuda"
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcuts.help.aria}
        className="text-muted"
        onClick={() => setOpen(true)}
      />
      {open ? <HelpWindow path={path} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
