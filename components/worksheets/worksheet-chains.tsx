"use client";

import { Droplets, Plus } from "lucide-react";
import { ChainStatusBadge } from "@/components/custody/chain-status-badge";
import { fileColumn } from "@/components/files/slot-cell";
import { BulkLink } from "@/components/scans/bulk-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { chainFields } from "@/lib/custody/fields";
import { wasteLabels } from "@/lib/custody/labels";
import type { ChainRow } from "@/lib/custody/queries";
import { showVolume } from "@/lib/custody/volume-text";
import type { RecordFiles } from "@/lib/files/list-record-files";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";

interface WorksheetChainsProps {
  sheet: { id: number; projectId: number };
  chains: ChainRow[];
  files: RecordFiles;
  mayCreate: boolean;
  mayScan: boolean;
}

export function WorksheetChains({ sheet, chains, files, ...mayDo }: WorksheetChainsProps) {
  const create = mayDo.mayCreate ? (
    <Button asChild>
      <Link href={links.newChainOfSheet(sheet.id)}>
        <Plus aria-hidden="true" />
        Nueva cadena
      </Link>
    </Button>
  ) : null;
  return (
    <Card
      title="Cadenas de custodia"
      description={chains.length === 1 ? "1 cadena" : `${chains.length} cadenas`}
      padding="none"
      isLow
      actions={
        chains.length > 0 ? (
          <>
            {mayDo.mayScan ? <BulkLink projectId={sheet.projectId} worksheetId={sheet.id} /> : null}
            {create}
          </>
        ) : null
      }
    >
      <PlainTable
        label="Cadenas de custodia"
        rows={chains}
        rowKey={({ chain }) => chain.id}
        empty={{
          icon: Droplets,
          title: "Sin cadenas de custodia",
          description: "Cada retiro de residuos del período tiene su cadena.",
          act: create ?? "sealed",
          isLow: true,
        }}
        columns={[...columns, scanColumn(files)]}
      />
    </Card>
  );
}

const scanColumn = (files: RecordFiles) =>
  fileColumn<ChainRow>(
    files,
    "custody_chain",
    ({ chain }) => ({ id: chain.id, name: `CDC ${chain.consecutive}` }),
    true,
  );

const columns = [
  {
    header: chainFields.consecutive.label,
    cell: ({ chain }: ChainRow) => (
      <>
        <TextLink href={links.custodyChain(chain.id)}>CDC {chain.consecutive}</TextLink>
        <span className="block text-muted text-xs tabular-nums">
          {showDay(chain.date)} · {wasteLabels[chain.waste]}
        </span>
      </>
    ),
  },
  { header: "Equipos", align: "end", cell: ({ itemCount }: ChainRow) => itemCount },
  {
    header: chainFields.gallons.label,
    align: "end",
    cell: ({ chain }: ChainRow) => showVolume(chain.gallons),
  },
  {
    header: chainFields.barrels.shortLabel,
    align: "end",
    cell: ({ chain }: ChainRow) => showVolume(chain.barrels),
  },
  {
    header: chainFields.cubicMeters.label,
    align: "end",
    cell: ({ chain }: ChainRow) => showVolume(chain.cubicMeters),
  },
  {
    header: chainFields.status.label,
    cell: ({ chain }: ChainRow) => <ChainStatusBadge status={chain.status} />,
  },
] as const;
