"use client";

import { FolderOpen } from "lucide-react";
import { type ReactNode, useState } from "react";
import { TableFooter } from "@/components/lists/table-footer";
import { useListAddress } from "@/components/lists/use-list-address";
import { Card } from "@/components/ui/card";
import { type Emptiness, EmptyState } from "@/components/ui/empty-state";
import { NothingMatches } from "@/components/ui/nothing-matches";
import type { DocumentState, RootModel } from "@/lib/archive/input";
import type { FileRights } from "@/lib/files/rights";
import type { Tally } from "@/lib/files/slot";
import type { ListQuery } from "@/lib/lists/address";
import { ChosenDocument } from "./chosen-document";
import { LoadedBadge } from "./documents-card";
import { DocumentsToolbar } from "./documents-toolbar";
import { TreeView } from "./documents-tree";
import type { TreeRoot } from "./tree-rows";
import { useTree } from "./use-tree";

export interface DocumentsBrowserProps {
  query: ListQuery<string, { kind?: RootModel; state?: DocumentState }>;
  roots: readonly TreeRoot[];
  tally: Tally;
  rights: FileRights;
  /** What is below a root is read when it is opened; otherwise the page brings it. */
  readsBranches: boolean;
  /** Of all matches, where the page shows only some. */
  total?: number;
  empty: Omit<Emptiness, "icon">;
  actions?: ReactNode;
}

export function DocumentsBrowser(props: DocumentsBrowserProps) {
  const { search, filters } = props.query;
  return <Browser key={`${filters.kind}/${search}/${props.query.page}`} {...props} />;
}

function Browser({ query, roots, tally, rights, readsBranches, ...props }: DocumentsBrowserProps) {
  const address = useListAddress();
  const asked = { search: query.search, state: query.filters.state ?? null };
  const tree = useTree({ roots, asked, readsBranches });
  const [selected, select] = useState<string | null>(null);
  const chosen = tree.find(selected) ?? null;
  const isAsked = Boolean(asked.search || asked.state);
  return (
    <div className="grid items-start gap-4 min-[75rem]:grid-cols-[minmax(24rem,2fr)_minmax(0,3fr)]">
      <Card padding="none" className="overflow-clip">
        <DocumentsToolbar address={address} search={query.search} hasKinds={readsBranches} />
        <TreeHead tally={tally} actions={props.actions} />
        {tree.rows.length > 0 ? (
          <TreeView
            rows={tree.rows}
            toggle={tree.toggle}
            {...{ rights, selected }}
            onSelect={({ key }) => select(key)}
            onChanged={tree.reload}
          />
        ) : isAsked ? (
          <NothingMatches onClear={() => address.go(unasked)} />
        ) : (
          <EmptyState icon={FolderOpen} {...props.empty} />
        )}
        {props.total === undefined ? null : (
          <TableFooter
            id="documents-count"
            {...{ query, address }}
            total={props.total}
            pageCount={Math.ceil(props.total / query.pageSize)}
          />
        )}
      </Card>
      <ChosenDocument
        {...{ chosen, rights }}
        onChanged={tree.reload}
        onClose={() => select(null)}
      />
    </div>
  );
}

const unasked = { search: null, state: null };

const TreeHead = ({ tally, actions }: { tally: Tally; actions: ReactNode }) => (
  <div className="flex min-h-10 flex-wrap items-center gap-2 border-line border-b bg-sunken px-3 py-2">
    <p className="text-muted text-xs">Archivos cargados</p>
    <span className="mr-auto">
      <LoadedBadge {...tally} />
    </span>
    <div className="print:hidden">{actions}</div>
  </div>
);
