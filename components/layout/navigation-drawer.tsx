"use client";

import { Menu } from "lucide-react";
import { useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { SidePanel } from "@/components/ui/sheet";
import { Logo } from "./logo";
import { Navigation } from "./navigation";

export function NavigationDrawer({ allowed }: { allowed: readonly string[] }) {
  const [open, setOpen] = useState(false);
  return (
    <SidePanel
      open={open}
      onOpenChange={setOpen}
      title="Navegación"
      hideTitle
      side="start"
      className="max-w-76"
      trigger={<IconButton label="Abrir navegación" icon={Menu} className="-ml-2 xl:hidden" />}
    >
      <div className="px-4 pt-4 pb-5">
        <Logo />
      </div>
      <Navigation allowed={allowed} onEnter={() => setOpen(false)} />
    </SidePanel>
  );
}
