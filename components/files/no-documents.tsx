import { ActLink } from "@/components/ui/act-link";
import { type Emptiness, firstAct } from "@/components/ui/empty-state";
import type { RootModel } from "@/lib/archive/input";
import { may, type Operation } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";

const made = {
  project: {
    title: "Aún no hay proyectos",
    by: "projects.create",
    href: links.newProject,
    label: "Nuevo proyecto",
  },
  vehicle: {
    title: "Aún no hay vehículos",
    by: "vehicles.create",
    href: links.newVehicle,
    label: "Nuevo vehículo",
  },
  technical: {
    title: "Aún no hay técnicos",
    by: "staff.create",
    href: links.newStaff,
    label: "Nuevo técnico",
  },
  resource_item: {
    title: "Aún no hay equipos",
    by: "equipment.create",
    href: links.newEquipment,
    label: "Nuevo equipo",
  },
} as const satisfies Record<
  RootModel,
  { title: string; by: Operation; href: string; label: string }
>;

export function noDocuments(caller: Caller, kind: RootModel): Omit<Emptiness, "icon"> {
  const { title, by, href, label } = made[kind];
  return {
    title,
    description: "Cada uno guarda aquí sus archivos.",
    act: firstAct(may(caller, by), <ActLink href={href}>{label}</ActLink>),
  };
}
