"use client";

import { Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { Button } from "@/components/ui/button";
import { DropdownMenu, MenuChoice, MenuChoices } from "@/components/ui/dropdown-menu";
import { themes } from "./themes";

export function ThemeSwitch() {
  const { theme = "system", setTheme } = useTheme();
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" aria-label="Tema" className="size-control px-0 text-muted">
          <Sun className="dark:hidden" aria-hidden="true" />
          <Moon className="hidden dark:block" aria-hidden="true" />
        </Button>
      }
    >
      <MenuChoices value={theme} onValueChange={setTheme}>
        {themes.map(({ value, label, icon }) => (
          <MenuChoice key={value} value={value} icon={icon}>
            {label}
          </MenuChoice>
        ))}
      </MenuChoices>
    </DropdownMenu>
  );
}
