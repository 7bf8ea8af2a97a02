import type { Metadata } from "next";
import { EventForm } from "@/components/calendar/event-form";
import { newEventValues } from "@/components/calendar/event-values";
import { PageHeader } from "@/components/layout/page-header";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";
import { findOwnStaff } from "@/lib/staff/find-own-staff";
import { create, update } from "../actions";

export const metadata: Metadata = { title: "Nuevo evento" };

type Props = { searchParams: Promise<SearchParams> };

export default async function NewEventPage({ searchParams }: Props) {
  const ctx = await pageContext("calendar.create");
  const { project: named } = await searchParams;
  const project = named
    ? await orNotFound(getProject(ctx, { projectId: idOfPath(String(named)) }))
    : null;
  const placed = project ? { project_id: project.id, project_label: project.location } : {};
  return (
    <>
      <PageHeader
        title="Nuevo evento"
        crumbs={[{ label: "Calendario", href: links.calendar }, { label: "Nuevo evento" }]}
      />
      <EventForm
        values={{ ...newEventValues(ctx.today, await findOwnStaff(ctx)), ...placed }}
        draftName={`calendar:${ctx.caller.user.id}:new:${project?.id ?? ""}`}
        acts={{ create, update }}
      />
    </>
  );
}
