import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { pageStateLabels } from "@/lib/scans/labels";
import { type ChainChoice, chainsWith, pagesOn, type TrayPage } from "@/lib/scans/tray";
import { counted } from "@/lib/values/count-text";
import { showDay } from "@/lib/values/dates";
import type { SavingOutcome } from "./answers";
import { kindsWithPages, leftKinds } from "./exceptions";
import { SavingResult } from "./saving-result";
import { ScanAgain } from "./scan-again";

interface SavedScanProps {
  projectId: number;
  pages: readonly TrayPage[];
  chains: readonly ChainChoice[];
  /** Null unless it was just confirmed. */
  outcome: SavingOutcome | null;
}

interface SavedChain {
  chain: ChainChoice;
  pages: readonly TrayPage[];
}

export function SavedScan({ projectId, pages, chains, outcome }: SavedScanProps) {
  const byId = new Map(chains.map((chain) => [chain.id, chain]));
  const saved = chainsWith(pages, "MATCHED").flatMap((id): SavedChain[] => {
    const chain = byId.get(id);
    return chain ? [{ chain, pages: pagesOn(pages, id) }] : [];
  });
  const left = kindsWithPages(leftKinds, pages);
  return (
    <div className="grid gap-4">
      {outcome ? <SavingResult {...outcome} /> : null}
      <Card
        title="Páginas guardadas"
        description={counted(saved.length, "cadena", "cadenas")}
        padding="none"
      >
        <PlainTable
          label="Páginas guardadas"
          columns={columns}
          rows={saved}
          rowKey={keyOf}
          empty={{ title: "Ninguna página se guardó", act: <ScanAgain projectId={projectId} /> }}
        />
      </Card>
      {left.length > 0 ? (
        <Card title="Páginas que quedaron fuera" padding="none">
          <PlainTable
            label="Páginas que quedaron fuera"
            columns={leftColumns}
            rows={left}
            rowKey={({ kind }) => kind.state}
            empty={null}
          />
        </Card>
      ) : null}
    </div>
  );
}

const keyOf = ({ chain }: SavedChain) => chain.id;

const numbersOf = (pages: readonly TrayPage[]) => pages.map(({ page }) => page).join(", ");

const columns = [
  {
    header: "Cadena",
    cell: ({ chain }: SavedChain) => (
      <TextLink href={links.custodyChain(chain.id)}>CDC {chain.consecutive}</TextLink>
    ),
  },
  { header: "Fecha", cell: ({ chain }: SavedChain) => showDay(chain.date) },
  { header: "Planilla", cell: ({ chain }: SavedChain) => chain.seriesCode },
  {
    header: "Páginas del escaneo",
    cell: ({ pages }: SavedChain) => numbersOf(pages),
  },
] as const;

type Left = ReturnType<typeof kindsWithPages>[number];

const leftColumns = [
  { header: "Motivo", cell: ({ kind }: Left) => pageStateLabels[kind.state] },
  { header: "Páginas del escaneo", cell: ({ pages }: Left) => numbersOf(pages) },
] as const;
