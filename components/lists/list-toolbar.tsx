"use client";

import type { RowData } from "@tanstack/react-table";
import { sortText } from "@/lib/lists/address";
import { Button } from "../ui/button";
import { Select } from "../ui/select";
import { FilterButton } from "./filter-button";
import { allOff, type Filter, summaryOf } from "./filters";
import { ColumnMenu, ExportMenu } from "./list-menus";
import { useOffice } from "./office-context";
import { SearchBox } from "./search-box";
import type { DataTableProps } from "./table-props";
import type { DataTableModel } from "./use-data-table";
import type { ListAddress } from "./use-list-address";
import { ViewMenu } from "./view-menu";

interface ListToolbarProps<Row extends RowData> extends DataTableProps<Row> {
  filters: readonly Filter[];
  address: ListAddress;
  table: DataTableModel<Row>;
}

export function ListToolbar<Row extends RowData>(props: ListToolbarProps<Row>) {
  const { label, query, filters, address, table, exportHref, searchable = true } = props;
  const office = useOffice();
  const columns = table.getAllLeafColumns().filter((column) => column.getCanHide());
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-3 border-line border-b p-3 dense:py-2 print:hidden">
      {searchable ? (
        <SearchBox
          label={props.searchLabel ?? `Buscar en ${label.toLowerCase()}`}
          search={query.search}
          onSearch={(search) => address.go({ search }, "replace")}
          className="min-w-0 flex-1 sm:max-w-sm dense:min-w-48 dense:max-w-72"
        />
      ) : null}
      <SortSelect {...props} />
      {filters.length > 0 ? <FilterRow filters={filters} address={address} /> : null}
      <div className="ml-auto flex gap-2">
        <ViewMenu address={address} />
        <ColumnMenu
          columns={columns.map((column) => ({
            id: column.id,
            label: column.columnDef.meta?.label ?? column.id,
            shown: column.getIsVisible(),
          }))}
          onToggle={(id, shown) => table.getColumn(id)?.toggleVisibility(shown)}
          isCompact={office?.preferences.isCompact ?? false}
          onCompact={(isCompact) => office?.prefer({ isCompact })}
        />
        {exportHref ? <ExportMenu href={exportHref} params={address.params} /> : null}
      </div>
    </div>
  );
}

function SortSelect<Row extends RowData>({ columns, query, address }: ListToolbarProps<Row>) {
  const options = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { value: id, label: `${header} (ascendente)` },
      { value: `-${id}`, label: `${header} (descendente)` },
    ]);
  if (options.length === 0) return null;
  return (
    <div className="order-1 w-full sm:hidden">
      <Select
        aria-label="Ordenar por"
        placeholder="Orden habitual"
        options={options}
        value={query.sort ? sortText(query.sort) : ""}
        onChange={(event) => address.go({ sort: event.target.value })}
      />
    </div>
  );
}

type FilterRowProps = { filters: readonly Filter[]; address: ListAddress };

function FilterRow({ filters, address }: FilterRowProps) {
  const active = filters.some((filter) => summaryOf(filter, address.params));
  return (
    <div className="order-2 flex w-full flex-wrap items-center gap-2 dense:order-none dense:w-auto">
      {filters.map((filter) => (
        <FilterButton key={filter.key} filter={filter} address={address} />
      ))}
      {active ? (
        <Button size="sm" variant="ghost" onClick={() => address.go(allOff(filters))}>
          Limpiar filtros
        </Button>
      ) : null}
    </div>
  );
}
