import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { ProjectForm } from "@/components/projects/project-form";
import { links } from "@/lib/links/pages";
import { pageContext } from "@/lib/next/page-context";
import { getSettings } from "@/lib/settings/get-settings";
import { create } from "../actions";

export const metadata: Metadata = { title: "Nuevo proyecto" };

export default async function NewProjectPage() {
  const ctx = await pageContext("projects.create");
  const { operatorBlocks } = await getSettings(ctx);
  return (
    <>
      <PageHeader
        title="Nuevo proyecto"
        crumbs={[{ label: "Proyectos", href: links.projects }, { label: "Nuevo proyecto" }]}
      />
      <ProjectForm blocks={operatorBlocks} save={create} />
    </>
  );
}
