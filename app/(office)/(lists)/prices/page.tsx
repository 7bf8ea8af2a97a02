import type { Metadata } from "next";
import { PageHeader } from "@/components/layout/page-header";
import { NewPrice } from "@/components/prices/new-price";
import { PricesTable } from "@/components/prices/prices-table";
import { firstAct } from "@/components/ui/empty-state";
import { may } from "@/lib/auth/permissions";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedPartners } from "@/lib/partners/get-searched-partners";
import { priceList } from "@/lib/prices/list";
import { listPriceRows } from "@/lib/prices/list-price-rows";
import { listPricedServices } from "@/lib/prices/list-priced-services";
import { create, remove, update } from "../../prices/actions";

export const metadata: Metadata = { title: priceList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function PricesPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(priceList, searchParams);
  const [{ rows, total }, services, partners] = await Promise.all([
    listPriceRows(ctx, pageOf(query)),
    listPricedServices(ctx),
    getSearchedPartners(ctx, query.filters.partnerId),
  ]);
  const mayCreate = may(ctx.caller, "prices.create");
  const begin = <NewPrice {...{ services, create }} today={ctx.today} />;
  return (
    <>
      <PageHeader
        title={priceList.name}
        subtitle="Lo que se propone al asignar y en las líneas; lo acordado puede ser otro."
        actions={mayCreate ? begin : null}
      />
      <PricesTable
        {...{ query, rows, total, services }}
        today={ctx.today}
        choices={{ partnerId: partners }}
        create={firstAct(mayCreate, begin)}
        acts={may(ctx.caller, "prices.update") ? { update, remove } : null}
      />
    </>
  );
}
