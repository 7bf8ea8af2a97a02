import type { Project } from "./get-project";

type Named = Pick<Project, "id" | "location" | "partnerName">;

export const projectChoice = ({ id, location }: Pick<Project, "id" | "location">) => ({
  value: String(id),
  label: `${id} · ${location}`,
});

export const projectOption = ({ id, location, partnerName }: Named) => ({
  value: String(id),
  label: location,
  detail: `Proyecto ${id} · ${partnerName}`,
});

type Met = Named & Pick<Project, "contactName" | "contactPhone">;

export const projectOptionWithContact = (project: Met) => ({
  ...projectOption(project),
  facts: { contact: project.contactName ?? "", phone: project.contactPhone ?? "" },
});
