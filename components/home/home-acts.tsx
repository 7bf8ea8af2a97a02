import { ActLink } from "@/components/ui/act-link";
import { type FirstAct, firstAct } from "@/components/ui/empty-state";
import { may, type Operation } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";

const made = {
  project: { by: "projects.create", href: links.newProject, label: "Nuevo proyecto" },
  unit: { by: "equipment.create", href: links.newEquipment, label: "Nuevo equipo" },
  event: { by: "calendar.create", href: links.newCalendarEvent(), label: "Nuevo evento" },
  chain: { by: "custody.create", href: links.newCustody, label: "Nueva cadena" },
} as const satisfies Record<string, { by: Operation; href: string; label: string }>;

export type HomeActs = Record<keyof typeof made, FirstAct>;

export function homeActs(visit: Caller): HomeActs {
  const act = (kind: keyof typeof made) => {
    const { by, href, label } = made[kind];
    return firstAct(may(visit, by), <ActLink href={href}>{label}</ActLink>);
  };
  return {
    project: act("project"),
    unit: act("unit"),
    event: act("event"),
    chain: act("chain"),
  };
}
