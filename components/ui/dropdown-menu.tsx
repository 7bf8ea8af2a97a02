"use client";

import { Check, type LucideIcon } from "lucide-react";
import { Slot } from "radix-ui";
import type { Menu } from "radix-ui/internal";
import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from "react";
import { cn } from "./cn";
import { latePart } from "./late-part";
import { useMenuParts } from "./menu-parts";
import { useOpener } from "./use-opener";

interface DropdownMenuProps {
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
}

const menuWindow = latePart(() => import("./menu-window").then(({ MenuWindow }) => MenuWindow));

/** `<DropdownMenu trigger={<Button>Más</Button>}><MenuItem icon={Pencil} onSelect={…}>Editar</MenuItem></DropdownMenu>` */
export function DropdownMenu({ trigger, className, children }: DropdownMenuProps) {
  const [open, setOpen] = useState(false);
  const { Window, opened, openerProps } = useOpener(menuWindow, {
    kind: "menu",
    open,
    onOpenChange: setOpen,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Slot.Root {...openerProps} onKeyDown={onKeyDown}>
        {trigger}
      </Slot.Root>
      {Window ? (
        <Window
          opened={opened}
          look={cn(
            "z-50 max-h-(--radix-popper-available-height) min-w-48 animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-pop focus:outline-none print:hidden",
            className,
          )}
        >
          {children}
        </Window>
      ) : null}
    </>
  );
}

const itemLook =
  "flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-ink text-sm outline-none data-disabled:cursor-default data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

interface MenuItemProps extends ComponentProps<typeof Menu.Item> {
  icon?: LucideIcon;
  tone?: "default" | "danger";
}

/** A link: `<MenuItem asChild><Link href="…">Abrir</Link></MenuItem>`. */
export function MenuItem({
  icon: Icon,
  tone = "default",
  asChild = false,
  className,
  children,
  ...props
}: MenuItemProps) {
  const { Item } = useMenuParts();
  const danger =
    tone === "danger" && "text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger";
  return (
    <Item {...props} asChild={asChild} className={cn(itemLook, danger, className)}>
      {asChild ? (
        children
      ) : (
        <>
          {Icon ? <Icon aria-hidden="true" /> : null}
          {children}
        </>
      )}
    </Item>
  );
}

/** The menu stays open. */
export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Menu.CheckboxItem>) {
  const { CheckboxItem } = useMenuParts();
  return (
    <CheckboxItem
      onSelect={(event) => event.preventDefault()}
      {...props}
      className={cn(itemLook, "group", className)}
    >
      <Check
        aria-hidden="true"
        className="opacity-0 group-data-[state=checked]:opacity-100"
        strokeWidth={2.5}
      />
      {children}
    </CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { Label } = useMenuParts();
  return <Label className="px-2.5 py-2 text-muted text-xs">{children}</Label>;
}

export function MenuSeparator() {
  const { Separator } = useMenuParts();
  return <Separator className="my-1 h-px bg-line" />;
}

export function MenuChoices(props: ComponentProps<typeof Menu.RadioGroup>) {
  const { RadioGroup } = useMenuParts();
  return <RadioGroup {...props} />;
}

interface MenuChoiceProps extends ComponentProps<typeof Menu.RadioItem> {
  icon?: LucideIcon;
}

export function MenuChoice({ icon: Icon, className, children, ...props }: MenuChoiceProps) {
  const { ItemIndicator, RadioItem } = useMenuParts();
  return (
    <RadioItem {...props} className={cn(itemLook, className)}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      <span className="flex-1">{children}</span>
      <ItemIndicator>
        <Check aria-hidden="true" strokeWidth={2.5} />
      </ItemIndicator>
    </RadioItem>
  );
}
