import type { Metadata } from "next";
import { QuarantinedFiles } from "@/components/files/quarantined-files";
import { StoreNotice } from "@/components/files/store-notice";
import { PageHeader } from "@/components/layout/page-header";
import { quarantineQuery } from "@/lib/archive/input";
import { may } from "@/lib/auth/permissions";
import { listQuarantined } from "@/lib/files/list-quarantined";
import { findTrouble } from "@/lib/installation/trouble";
import { links } from "@/lib/links/pages";
import { parseListQuery, type SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { pageContext } from "@/lib/next/page-context";
import { putBack, setAside } from "../actions";

export const metadata: Metadata = { title: "Archivos en cuarentena" };

type Props = { searchParams: Promise<SearchParams> };

export default async function QuarantinePage({ searchParams }: Props) {
  const ctx = await pageContext("files.listQuarantined");
  const query = parseListQuery(await searchParams, quarantineQuery);
  const { rows, total } = await listQuarantined(ctx, pageOf(query));
  return (
    <>
      <PageHeader
        title="Archivos en cuarentena"
        subtitle="Archivos guardados que ningún registro nombra. Se borran a los 30 días; si un registro vuelve a nombrarlos, vuelven solos."
        crumbs={[
          { label: "Documentos", href: links.documents },
          { label: "Archivos en cuarentena" },
        ]}
      />
      <div className="grid gap-4">
        <StoreNotice
          met={await findTrouble(ctx)}
          setAside={may(ctx.caller, "files.setAside") ? setAside : null}
        />
        <QuarantinedFiles
          {...{ query, rows, total }}
          timeZone={ctx.timeZone}
          putBack={may(ctx.caller, "files.putBack") ? putBack : null}
        />
      </div>
    </>
  );
}
