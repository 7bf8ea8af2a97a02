import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { ChainsTable } from "@/components/custody/chains-table";
import { PageHeader } from "@/components/layout/page-header";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { may } from "@/lib/auth/permissions";
import { chainList } from "@/lib/custody/list";
import { listChains } from "@/lib/custody/list-chains";
import { links } from "@/lib/links/pages";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getProjectChoices } from "@/lib/projects/get-project-choices";

export const metadata: Metadata = { title: chainList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function CustodyPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(chainList, searchParams);
  const [{ rows, total, totals }, choices] = await Promise.all([
    listChains(ctx, pageOf(query)),
    getProjectChoices(ctx, query.filters),
  ]);
  const create = may(ctx.caller, "custody.create") ? <NewChain /> : null;
  return (
    <>
      <PageHeader title={chainList.name} actions={create} />
      <ChainsTable {...{ query, rows, total, totals, choices }} create={create ?? "office"} />
    </>
  );
}

const NewChain = () => (
  <Button asChild variant="primary">
    <Link href={links.newCustody}>
      <Plus aria-hidden="true" />
      Nueva cadena
    </Link>
  </Button>
);
