"use client";

import { Columns3, Download, FileSpreadsheet, FileText } from "lucide-react";
import { Button } from "../ui/button";
import {
  DropdownMenu,
  MenuCheckboxItem,
  MenuItem,
  MenuLabel,
  MenuSeparator,
} from "../ui/dropdown-menu";

interface ColumnMenuProps {
  columns: readonly { id: string; label: string; shown: boolean }[];
  onToggle: (id: string, shown: boolean) => void;
  isCompact: boolean;
  onCompact: (isCompact: boolean) => void;
}

export function ColumnMenu({ columns, onToggle, isCompact, onCompact }: ColumnMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button aria-label="Columnas" className="max-sm:hidden">
          <Columns3 aria-hidden="true" />
          <span className="max-2xl:hidden">Columnas</span>
        </Button>
      }
    >
      <MenuLabel>Columnas a la vista</MenuLabel>
      {columns.map(({ id, label, shown }) => (
        <MenuCheckboxItem key={id} checked={shown} onCheckedChange={(on) => onToggle(id, on)}>
          {label}
        </MenuCheckboxItem>
      ))}
      <MenuSeparator />
      <MenuCheckboxItem checked={isCompact} onCheckedChange={onCompact}>
        Filas compactas
      </MenuCheckboxItem>
    </DropdownMenu>
  );
}

interface ExportMenuProps {
  href: string;
  params: URLSearchParams;
}

export function ExportMenu({ href, params }: ExportMenuProps) {
  const hrefOf = (format: string) => {
    const query = new URLSearchParams(params);
    query.delete("page");
    query.delete("size");
    query.set("format", format);
    return `${href}?${query}`;
  };
  return (
    <DropdownMenu
      trigger={
        <Button aria-label="Exportar">
          <Download aria-hidden="true" />
          <span className="max-2xl:hidden">Exportar</span>
        </Button>
      }
    >
      <MenuItem asChild>
        <a href={hrefOf("xlsx")} download>
          <FileSpreadsheet aria-hidden="true" />
          Excel (XLSX)
        </a>
      </MenuItem>
      <MenuItem asChild>
        <a href={hrefOf("csv")} download>
          <FileText aria-hidden="true" />
          Texto (CSV)
        </a>
      </MenuItem>
    </DropdownMenu>
  );
}
