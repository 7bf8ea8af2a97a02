"use client";

import { Accessibility, ChevronDown, Info, LogOut, UserRound } from "lucide-react";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { DropdownMenu, MenuItem, MenuSeparator } from "@/components/ui/dropdown-menu";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";

export interface FrameUser {
  name: string;
  email: string;
  roleLabel: string;
  photoUrl?: string | null;
}

export function UserMenu({ user }: { user: FrameUser }) {
  return (
    <DropdownMenu
      className="w-60"
      trigger={
        <Button
          variant="ghost"
          className="min-w-control gap-2 px-1.5 font-normal"
          aria-label={`Cuenta de ${user.name}`}
        >
          <Avatar name={user.name} src={user.photoUrl} size="sm" />
          <span className="max-w-40 truncate max-xl:hidden">{user.name}</span>
          <ChevronDown className="text-muted max-xl:hidden" aria-hidden="true" />
        </Button>
      }
    >
      <div className="px-2.5 py-2">
        <p className="truncate font-medium text-ink">{user.name}</p>
        <p className="truncate text-muted text-xs">{user.email}</p>
        <p className="mt-0.5 text-muted text-xs">{user.roleLabel}</p>
      </div>
      <MenuSeparator />
      <MenuItem asChild>
        <Link href={links.profile}>
          <UserRound aria-hidden="true" />
          Mi perfil
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={links.accessibility}>
          <Accessibility aria-hidden="true" />
          Accesibilidad
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link href={links.about}>
          <Info aria-hidden="true" />
          Acerca de Faena
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <a href={links.logout}>
          <LogOut aria-hidden="true" />
          Cerrar sesión
        </a>
      </MenuItem>
    </DropdownMenu>
  );
}
