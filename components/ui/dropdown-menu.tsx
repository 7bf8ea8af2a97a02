"use client";

import { Check, type LucideIcon } from "lucide-react";
import { DropdownMenu as Radix } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn";
import { useOverlayContainer } from "./overlay-container";

interface DropdownMenuProps {
  trigger: ReactNode;
  className?: string;
  children: ReactNode;
}

/** `<DropdownMenu trigger={<Button>Más</Button>}><MenuItem icon={Pencil} onSelect={…}>Editar</MenuItem></DropdownMenu>` */
export function DropdownMenu({ trigger, className, children }: DropdownMenuProps) {
  const container = useOverlayContainer();
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            "z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-48 animate-rise overflow-y-auto rounded-card border border-line bg-surface p-1 shadow-pop focus:outline-none print:hidden",
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const itemLook =
  "flex min-h-control-sm cursor-pointer select-none items-center gap-2.5 rounded-control px-2.5 text-ink text-sm outline-none data-disabled:cursor-default data-highlighted:bg-sunken data-disabled:opacity-50 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted";

interface MenuItemProps extends ComponentProps<typeof Radix.Item> {
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
  const danger =
    tone === "danger" && "text-danger data-highlighted:bg-danger-soft [&_svg]:text-danger";
  return (
    <Radix.Item {...props} asChild={asChild} className={cn(itemLook, danger, className)}>
      {asChild ? (
        children
      ) : (
        <>
          {Icon ? <Icon aria-hidden="true" /> : null}
          {children}
        </>
      )}
    </Radix.Item>
  );
}

/** The menu stays open. */
export function MenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem
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
    </Radix.CheckboxItem>
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="px-2.5 py-2 text-muted text-xs">{children}</Radix.Label>;
}

export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;

export const MenuChoices = Radix.RadioGroup;

interface MenuChoiceProps extends ComponentProps<typeof Radix.RadioItem> {
  icon?: LucideIcon;
}

export function MenuChoice({ icon: Icon, className, children, ...props }: MenuChoiceProps) {
  return (
    <Radix.RadioItem {...props} className={cn(itemLook, className)}>
      {Icon ? <Icon aria-hidden="true" /> : null}
      <span className="flex-1">{children}</span>
      <Radix.ItemIndicator>
        <Check aria-hidden="true" strokeWidth={2.5} />
      </Radix.ItemIndicator>
    </Radix.RadioItem>
  );
}
