"use client";

import { Tabs as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { tabLook, tabStripLook } from "./tab-look";

interface TabsProps extends Omit<ComponentProps<typeof Radix.Root>, "children"> {
  /** Read aloud as the name of the strip. */
  label: string;
  tabs: readonly { value: string; label: ReactNode; content: ReactNode }[];
}

/** Tabs within a page; for tabs that are pages of their own use `LinkTabs`. */
export function Tabs({ label, tabs, className, ...props }: TabsProps) {
  return (
    <Radix.Root {...(tabs[0] ? { defaultValue: tabs[0].value } : {})} {...props}>
      <Radix.List aria-label={label} className={cn(tabStripLook, className)}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={tabLook}>
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          className="pt-5 focus-visible:outline-offset-4"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
