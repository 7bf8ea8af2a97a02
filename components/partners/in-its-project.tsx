import type { ReactElement } from "react";
import { ActLink } from "@/components/ui/act-link";
import { Button } from "@/components/ui/button";
import type { FirstAct } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { may, type Operation } from "@/lib/auth/permissions";
import type { Caller } from "@/lib/kernel/context";
import { links } from "@/lib/links/pages";
import type { ListedProject } from "@/lib/projects/list-projects";

interface Asked {
  partnerId: number;
  projects: readonly ListedProject[];
  operation: Operation;
  act: (projectId: number) => ReactElement;
}

/** In the client's only open project; with several it asks which, without one it offers a new one. */
export function inItsProject(
  caller: Caller,
  { partnerId, projects, operation, act }: Asked,
): FirstAct {
  const [first, ...others] = projects.filter(({ isClosed }) => !isClosed);
  if (!may(caller, operation)) return "office";
  if (!first) return <ActLink href={links.newProjectOf(partnerId)}>Nuevo proyecto</ActLink>;
  return others.length === 0 ? (
    act(first.id)
  ) : (
    <Button asChild>
      <Link href={`${links.projects}?partnerId=${partnerId}&isClosed=false`}>
        Elegir el proyecto
      </Link>
    </Button>
  );
}
