import type { Metadata } from "next";
import { DocumentsBrowser } from "@/components/files/documents-browser";
import { noDocuments } from "@/components/files/no-documents";
import { RemovedLinks } from "@/components/files/removed-links";
import { PageHeader } from "@/components/layout/page-header";
import { documentsQuery } from "@/lib/archive/input";
import { listOpenedRoots } from "@/lib/archive/list-opened-roots";
import { may } from "@/lib/auth/permissions";
import { getFileRights } from "@/lib/files/get-file-rights";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";

export const metadata: Metadata = { title: "Documentos" };

type Props = { searchParams: Promise<SearchParams> };

export default async function DocumentsPage({ searchParams }: Props) {
  const ctx = await pageContext("files.tree");
  const query = parseListQuery(await searchParams, documentsQuery);
  const { rows, total, tally } = await listOpenedRoots(ctx, pageOf(query));
  return (
    <>
      <PageHeader
        title="Documentos"
        subtitle="Los archivos de cada registro: lo que hay y lo que falta."
        actions={may(ctx.caller, "files.listRemoved") ? <RemovedLinks /> : null}
      />
      <DocumentsBrowser
        {...{ query, total, tally }}
        readsBranches
        roots={rows}
        rights={await getFileRights(ctx)}
        empty={noDocuments(ctx.caller, query.filters.kind ?? "project")}
      />
    </>
  );
}
