import { spendAllowance } from "../attempts/spend-allowance";
import type { Operation } from "../auth/permissions";
import { seesMoney } from "../auth/sees-money";
import {
  type ExportColumn,
  type ExportFormat,
  exportContentTypes,
  exportFileName,
} from "../exports/export-table";
import { fileColumns } from "../exports/file-columns";
import { asItComes, lotByLot, type Read } from "../exports/snapshot";
import { spoolRows } from "../exports/spool-rows";
import { webStreamOf } from "../http/file-answer";
import { arrivalAtScreen, memberContext } from "../http/open-context";
import type { Context } from "../kernel/context";
import { type ListSpec, parseListQuery, type SearchParams } from "../lists/address";
import { type DeclaredList, listSpecOf } from "../lists/declared";
import type { DeclaredFilters, ReadersOf } from "../lists/declared-filters";
import type { FilterReaders, FilterValues } from "../lists/filter-readers";
import { type ListRequest, wholeOf } from "../lists/sql";
import { paramsOf } from "./params-of";
import { refusalTo } from "./refusal-to";

type Export<Field extends string, Filters extends FilterReaders, Row> = {
  operation: Operation;
  name: string;
  /** The same that the list's page parses. */
  query: ListSpec<Field, Filters>;
  columns: (timeZone: string) => readonly ExportColumn<Row>[];
  read: Read<ListRequest & FilterValues<Filters>, Row>;
  /** For lists that the database reads by one select. */
  inLots?: true;
};

type Address = { params: Promise<SearchParams> };

/**
 * The GET of a list's `export/route.ts`: all that the list's address matches, as CSV or XLSX (`?format=`), read from
 * one snapshot into a file that is sent after the snapshot ends. A path parameter (`project_id`) is a filter of that
 * name.
 */
function exporting<Field extends string, Filters extends FilterReaders, Row>(
  spec: Export<Field, Filters, Row>,
) {
  return async (request: Request, address?: Address): Promise<Response> => {
    try {
      const now = new Date();
      const ctx = memberContext(request, await arrivalAtScreen(request, now), now, spec.operation);
      const params = { ...paramsOf(request), ...(await address?.params) };
      const query = wholeOf(parseListQuery(params, spec.query));
      const format: ExportFormat = params.format === "xlsx" ? "xlsx" : "csv";
      const told = await spendAllowance(ctx, "export");
      const { signal } = request;
      const { name, columns, read, inLots } = spec;
      const rows = (ctx: Context) =>
        inLots
          ? lotByLot<typeof query, Row>(ctx, (asked) => read(ctx, asked), query)
          : asItComes(() => read(ctx, query));
      const shown = columns(ctx.timeZone).filter(
        ({ type }) => type !== "money" || seesMoney(ctx.caller),
      );
      const asked = { name, columns: shown, rows, format, signal };
      const file = await spoolRows(ctx, asked);
      return new Response(webStreamOf(file.createReadStream(), request.signal), {
        headers: {
          "Content-Type": exportContentTypes[format],
          "Content-Disposition": `attachment; filename="${exportFileName(spec.name, format)}"`,
          "Cache-Control": "no-store",
          ...told,
        },
      });
    } catch (thrown) {
      return refusalTo(request, thrown);
    }
  };
}

/** For a list that is not declared. */
export const exportOf = <Field extends string, Filters extends FilterReaders, Row>({
  columns,
  ...spec
}: Omit<Export<Field, Filters, Row>, "columns"> & { columns: readonly ExportColumn<Row>[] }) =>
  exporting({ ...spec, columns: () => columns });

type ListExport<Row, Key extends string, Filters extends DeclaredFilters> = {
  list: DeclaredList<Row, Operation, Key, Filters>;
  read: Read<ListRequest & FilterValues<ReadersOf<Filters>>, Row>;
  inLots?: true;
};

export const exportList = <Row, Key extends string, Filters extends DeclaredFilters>({
  list,
  ...read
}: ListExport<Row, Key, Filters>) =>
  exporting({
    operation: list.operation,
    name: list.name,
    query: listSpecOf(list),
    columns: (timeZone) => fileColumns(list, timeZone),
    ...read,
  });
