"use client";

import { EllipsisVertical, type LucideIcon } from "lucide-react";
import { Fragment, type ReactNode, useRef, useState } from "react";
import { DropdownMenu, MenuItem, MenuSeparator } from "../ui/dropdown-menu";
import { IconButton } from "../ui/icon-button";
import { Link } from "../ui/link";
import { AskedByMenu } from "./use-asked";

export interface MenuAct {
  label: string;
  icon: LucideIcon;
  tone?: "danger";
  /** No longer offered; its window stays open to say what was done. */
  isOver?: boolean;
  /** Its window; without one it leads to a page. */
  ask?: ReactNode;
  href?: string;
}

interface RecordMenuProps {
  acts: readonly (MenuAct | false)[];
  label?: string;
}

export function RecordMenu({ acts, label = "Más acciones" }: RecordMenuProps) {
  const [asked, setAsked] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const possible = acts.filter((act) => act !== false);
  const offered = possible.filter(({ isOver }) => !isOver);
  const close = () => {
    setAsked(null);
    setTimeout(() => button.current?.focus());
  };
  return (
    <>
      {offered.length > 0 ? (
        <DropdownMenu
          trigger={
            <IconButton ref={button} variant="secondary" icon={EllipsisVertical} label={label} />
          }
        >
          {offered.map(({ label, icon: Icon, tone, href }, at) => (
            <Fragment key={label}>
              {tone && at > 0 && !offered[at - 1]?.tone ? <MenuSeparator /> : null}
              {href ? (
                <MenuItem asChild>
                  <Link href={href}>
                    <Icon aria-hidden="true" />
                    {label}
                  </Link>
                </MenuItem>
              ) : (
                <MenuItem icon={Icon} tone={tone ?? "default"} onSelect={() => setAsked(label)}>
                  {label}
                </MenuItem>
              )}
            </Fragment>
          ))}
        </DropdownMenu>
      ) : null}
      {possible.map(({ label, ask }) =>
        label === asked ? (
          <AskedByMenu key={label} value={close}>
            {ask}
          </AskedByMenu>
        ) : null,
      )}
    </>
  );
}
