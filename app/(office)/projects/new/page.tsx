import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectForm } from "@/components/projects/project-form";
import { links } from "@/lib/links";
import { pageContext } from "@/lib/next/page-context";
import { create, searchPartners } from "../actions";

export const metadata: Metadata = { title: "Nuevo proyecto" };

export default async function NewProjectPage() {
  await pageContext("projects.create");
  return (
    <>
      <PageHeader
        title="Nuevo proyecto"
        crumbs={[{ label: "Proyectos", href: links.projects }, { label: "Nuevo proyecto" }]}
      />
      <ProjectForm save={create} searchPartners={searchPartners} />
    </>
  );
}
