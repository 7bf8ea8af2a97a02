"use client";

import { Droplets } from "lucide-react";
import { DeclaredTable, type ShownList } from "@/components/lists/declared-table";
import { filesInBulk } from "@/components/lists/files-in-bulk";
import { chainList } from "@/lib/custody/list";
import type { ListedChains } from "@/lib/custody/list-chains";
import type { ChainRow } from "@/lib/custody/queries";
import { links } from "@/lib/links/pages";
import { isCancelledChain } from "@/lib/states/chain";
import { chainCells } from "./chain-cells";
import { ChainTotals } from "./chain-totals";

type ChainsTableProps = ShownList<ChainRow> & Pick<ListedChains, "totals">;

export const ChainsTable = ({ totals, ...shown }: ChainsTableProps) => (
  <DeclaredTable
    {...shown}
    list={chainList}
    cells={chainCells}
    icon={Droplets}
    rowId={({ chain }) => String(chain.id)}
    rowHref={({ chain }) => links.custodyChain(chain.id)}
    rowMuted={({ chain }) => isCancelledChain(chain)}
    bulkActions={filesInBulk("custody_chain")}
    totals={<ChainTotals totals={totals} count={shown.total} />}
  />
);
