import type { Metadata } from "next";
import { ForecastTable } from "@/components/compliance/forecast-table";
import { forecastList } from "@/lib/forecast/list";
import { listForecast } from "@/lib/forecast/list-forecast";
import type { SearchParams } from "@/lib/lists/address";
import { pageOf } from "@/lib/lists/sql";
import { openListPage } from "@/lib/next/open-list-page";
import { getSearchedProjects } from "@/lib/projects/get-searched-projects";

export const metadata: Metadata = { title: forecastList.name };

type Props = { searchParams: Promise<SearchParams> };

export default async function ForecastPage({ searchParams }: Props) {
  const { ctx, query } = await openListPage(forecastList, searchParams);
  const [{ rows, total, span, hasRules }, projects] = await Promise.all([
    listForecast(ctx, pageOf(query)),
    getSearchedProjects(ctx, query.filters.projectId),
  ]);
  return (
    <ForecastTable {...{ query, rows, total, span, hasRules }} choices={{ projectId: projects }} />
  );
}
