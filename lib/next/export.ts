import type { Operation } from "../auth/permissions";
import type { Context } from "../context";
import { failureOf } from "../http/failure";
import { arrivalOf, memberContext } from "../http/open-context";
import {
  type FilterSchemas,
  type FilterValues,
  type ListSpec,
  parseListQuery,
  type SearchParams,
} from "../list-query";
import { type ListQuery, wholeOf } from "../listing";
import type { Listed } from "../paging";
import { type ExportColumn, type ExportFile, exportTable } from "../reports/export-table";

type Export<Field extends string, Filters extends FilterSchemas, Row> = {
  operation: Operation;
  /** Names the file and its sheet. */
  name: string;
  /** What the address may ask: the same as the list's page parses. */
  query: ListSpec<Field, Filters>;
  read: (ctx: Context, query: ListQuery & FilterValues<Filters>) => Promise<Listed<Row>>;
  columns: readonly ExportColumn<Row>[];
};

const download = ({ bytes, contentType, filename }: ExportFile) =>
  new Response(bytes, {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${filename}"`,
      "Cache-Control": "no-store",
    },
  });

type Address = { params: Promise<SearchParams> };

/**
 * The GET of a list's `export/route.ts`: everything that the list's address matches, as CSV or XLSX (`?format=`).
 * What the path names (`project_id`) is a filter of that name.
 */
export function exportOf<Field extends string, Filters extends FilterSchemas, Row>(
  spec: Export<Field, Filters, Row>,
) {
  return async (request: Request, address?: Address): Promise<Response> => {
    try {
      const now = new Date();
      const ctx = memberContext(request, await arrivalOf(request, now), now, spec.operation);
      const params = { ...paramsOf(request), ...(await address?.params) };
      const { rows } = await spec.read(ctx, wholeOf(parseListQuery(params, spec.query)));
      const format = params.format === "xlsx" ? "xlsx" : "csv";
      return download(await exportTable({ columns: spec.columns, rows }, format, spec.name));
    } catch (thrown) {
      const { status, body } = failureOf(thrown);
      return Response.json(body, { status });
    }
  };
}

/** The parameters of the address as a page receives them: one text, or a list of them. */
function paramsOf(request: Request): SearchParams {
  const { searchParams } = new URL(request.url);
  return Object.fromEntries(
    [...searchParams.keys()].map((key) => {
      const [text, ...others] = searchParams.getAll(key);
      return [key, others.length > 0 ? searchParams.getAll(key) : text];
    }),
  );
}
