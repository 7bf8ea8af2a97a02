import { redirect } from "next/navigation";
import { links } from "@/lib/links/pages";
import { idOfPath } from "@/lib/next/page-context";

export default async function ProjectPage({ params }: { params: Promise<{ project_id: string }> }) {
  redirect(links.projectResources(idOfPath((await params).project_id)));
}
