import type { Metadata } from "next";
import { RemovedFiles } from "@/components/files/removed-files";
import { PageHeader } from "@/components/layout/page-header";
import { removedQuery } from "@/lib/archive/input";
import { may } from "@/lib/auth/permissions";
import { listRemoved } from "@/lib/files/list-removed";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { restore } from "../actions";

export const metadata: Metadata = { title: "Archivos eliminados" };

type Props = { searchParams: Promise<SearchParams> };

export default async function RemovedFilesPage({ searchParams }: Props) {
  const ctx = await pageContext("files.listRemoved");
  const query = parseListQuery(await searchParams, removedQuery);
  const { rows, total } = await listRemoved(ctx, pageOf(query));
  return (
    <>
      <PageHeader
        title="Archivos eliminados"
        subtitle="Lo reemplazado o eliminado se puede restaurar durante 30 días."
        crumbs={[{ label: "Documentos", href: links.documents }, { label: "Archivos eliminados" }]}
      />
      <RemovedFiles
        {...{ query, rows, total }}
        timeZone={ctx.timeZone}
        restore={may(ctx.caller, "files.restore") ? restore : null}
      />
    </>
  );
}
