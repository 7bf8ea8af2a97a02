import type { Metadata } from "next";
import { DocumentsBrowser } from "@/components/files/documents-browser";
import { MergeDocuments } from "@/components/files/merge-documents";
import { noProjectDocuments } from "@/components/files/no-project-documents";
import { BulkLink } from "@/components/scans/bulk-link";
import { getDocuments } from "@/lib/archive/get-documents";
import { projectDocumentsQuery } from "@/lib/archive/input";
import { may } from "@/lib/auth/permissions";
import { seesMoney } from "@/lib/auth/sees-money";
import { getFileRights } from "@/lib/files/get-file-rights";
import { tallyOf } from "@/lib/files/slot";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { idOfPath, orNotFound, pageContext } from "@/lib/next/page-context";
import { getProject } from "@/lib/projects/get-project";

export const metadata: Metadata = { title: "Documentos del proyecto" };

type Props = { params: Promise<{ project_id: string }>; searchParams: Promise<SearchParams> };

export default async function ProjectDocumentsPage({ params, searchParams }: Props) {
  const ctx = await pageContext("files.projectTree");
  const id = idOfPath((await params).project_id);
  const query = parseListQuery(await searchParams, projectDocumentsQuery);
  const [{ children }, { isClosed }] = await orNotFound(
    Promise.all([getDocuments(ctx, { model: "project", id }), getProject(ctx, { projectId: id })]),
  );
  return (
    <DocumentsBrowser
      query={query}
      roots={children.map((node) => ({ ...node, tally: tallyOf([node]), documents: node }))}
      tally={tallyOf(children)}
      rights={await getFileRights(ctx)}
      readsBranches={false}
      actions={
        <div className="flex flex-wrap gap-2">
          {may(ctx.caller, "files.scanCustody") ? <BulkLink projectId={id} /> : null}
          {seesMoney(ctx.caller) ? <MergeDocuments href={links.merge.project(id)} /> : null}
        </div>
      }
      empty={noProjectDocuments(ctx.caller, { id, isClosed })}
    />
  );
}
