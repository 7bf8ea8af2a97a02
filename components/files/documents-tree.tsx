"use client";

import type { KeyboardEvent } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { FileRights } from "@/lib/files/rights";
import { BranchContent } from "./tree-branch";
import { TreeItem } from "./tree-item";
import type { BranchRow, NoteRow, SlotRow, TreeRow } from "./tree-rows";
import { TreeSlot } from "./tree-slot";
import { useTreeKeys } from "./use-tree-keys";

interface DocumentsTreeProps {
  rows: readonly TreeRow[];
  rights: FileRights;
  selected: string | null;
  toggle: (key: string) => void;
  onSelect: (row: SlotRow) => void;
  onChanged: (root: string) => void;
}

export function TreeView({ rows, toggle, onSelect, ...props }: DocumentsTreeProps) {
  const { ref, active, setActive, onKeyDown } = useTreeKeys(rows, toggle);
  const rowOf = (row: TreeRow) => {
    const isActive = row.key === active;
    if (row.kind === "note") return <Note key={row.key} row={row} />;
    if (row.kind === "branch")
      return <Branch key={row.key} {...{ row, isActive }} onToggle={() => toggle(row.key)} />;
    return (
      <TreeSlot
        key={row.key}
        {...{ row, isActive }}
        rights={props.rights}
        isSelected={row.key === props.selected}
        onSelect={() => onSelect(row)}
        onChanged={() => props.onChanged(row.root)}
      />
    );
  };
  return (
    <div
      ref={ref}
      role="tree"
      aria-label="Árbol de documentos"
      onKeyDown={onKeyDown}
      onFocus={({ target }) => target.dataset.key && setActive(target.dataset.key)}
    >
      {rows.map(rowOf)}
    </div>
  );
}

interface BranchProps {
  row: BranchRow;
  isActive: boolean;
  onToggle: () => void;
}

function Branch({ row, isActive, onToggle }: BranchProps) {
  const press = (event: KeyboardEvent) => {
    if (!["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    onToggle();
  };
  return (
    <TreeItem
      row={row}
      isActive={isActive}
      aria-expanded={row.isOpen}
      onClick={onToggle}
      onKeyDown={press}
    >
      <BranchContent row={row} />
    </TreeItem>
  );
}

const Note = ({ row }: { row: NoteRow }) => (
  <TreeItem row={row} isActive={false} aria-disabled>
    {row.note === "loading" ? (
      <>
        <span className="sr-only">Cargando…</span>
        <Skeleton className="h-4 w-48" />
      </>
    ) : (
      <span className="text-muted text-sm">Sin documentos que mostrar</span>
    )}
  </TreeItem>
);
