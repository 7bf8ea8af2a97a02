import type { Metadata } from "next";
import { NewRules } from "@/components/compliance/new-rules";
import { RulesTable } from "@/components/compliance/rules-table";
import { PageHeader } from "@/components/layout/page-header";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import { listRuleRows } from "@/lib/compliance/list-rule-rows";
import { ruleList } from "@/lib/compliance/rule-list";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedPartners } from "@/lib/partners/get-searched-partners";
import { listBlocks } from "@/lib/settings/list-blocks";
import { addTemplate, create, remove, update } from "../../rules/actions";

export const metadata: Metadata = { title: ruleList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function RulesPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(ruleList, searchParams);
  const [{ rows, total }, blocks, partners] = await Promise.all([
    listRuleRows(ctx, pageOf(query)),
    listBlocks(ctx),
    getSearchedPartners(ctx, query.filters.partnerId),
  ]);
  const mayCreate = may(ctx.caller, "compliance.createRule");
  const begin = <NewRules {...{ blocks, create, addTemplate }} />;
  return (
    <>
      <PageHeader
        title={ruleList.name}
        subtitle="Qué debe tener quien va a un trabajo. La más cercana decide: proyecto, cliente en su bloque, bloque, cliente, todas partes."
        actions={mayCreate ? begin : null}
      />
      <RulesTable
        {...{ query, rows, total, blocks }}
        choices={{ partnerId: partners }}
        create={firstAct(mayCreate, begin)}
        acts={may(ctx.caller, "compliance.updateRule") ? { update, remove } : null}
      />
    </>
  );
}
