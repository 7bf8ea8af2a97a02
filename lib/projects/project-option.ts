import type { Project } from "./get-project";

type Named = Pick<Project, "id" | "location" | "partnerName">;

export const projectOption = ({ id, location, partnerName }: Named) => ({
  value: String(id),
  label: location,
  detail: `Proyecto ${id} · ${partnerName}`,
});

type Met = Named & Pick<Project, "contactName" | "contactPhone">;

/** With whom to meet there, for the form it is chosen in. */
export const projectOptionWithContact = (project: Met) => ({
  ...projectOption(project),
  facts: { contact: project.contactName ?? "", phone: project.contactPhone ?? "" },
});
