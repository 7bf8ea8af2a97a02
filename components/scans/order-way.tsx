"use client";

import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import type { PDFDocumentProxy } from "pdfjs-dist";
import { useSend } from "@/components/files/use-send";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { links } from "@/lib/links/pages";
import { replacesFile } from "@/lib/scans/page-state";
import type { ChainChoice } from "@/lib/scans/tray";
import { counted } from "@/lib/values/count-text";
import { orderedIn, type SavingOutcome } from "./answers";
import { mismatchOf } from "./order";
import { OrderTools } from "./order-tools";
import { OrderedChain } from "./ordered-chain";
import { SaveOrder } from "./save-order";
import { SendState } from "./send-state";
import { useOrder } from "./use-order";

const BatchPage = dynamic(
  () => import("./scan-batch-page").then(({ ScanBatchPage }) => ScanBatchPage),
  {
    ssr: false,
  },
);

interface OrderWayProps {
  projectId: number;
  worksheetId: number | null;
  chains: readonly ChainChoice[];
  file: File;
  batch: PDFDocumentProxy;
  onSaved: (outcome: SavingOutcome) => void;
}

/** The documented bulk upload: page n goes to the chain beside it. Nothing is sent before it is right. */
export function OrderWay({ projectId, worksheetId, chains, file, batch, onSaved }: OrderWayProps) {
  const router = useRouter();
  const order = useOrder(chains, worksheetId);
  const { list } = order;
  const send = useSend({
    read: orderedIn,
    onDone: (outcome) => {
      onSaved(outcome);
      router.refresh();
    },
  });
  const save = () => {
    const form = new FormData();
    form.append("chain_ids", JSON.stringify(list.map(({ id }) => id)));
    form.append("file", file);
    send.send(links.orderedCustody(projectId), form);
  };
  const pages = batch.numPages;
  const mismatch = mismatchOf(pages, list.length);
  return (
    <div className="grid gap-4">
      <OrderTools order={order} chains={chains} />
      {mismatch ? (
        <Alert
          tone="warning"
          action={
            list.length > pages ? (
              <Button size="sm" onClick={() => order.cut(pages)}>
                Quitar las últimas
              </Button>
            ) : null
          }
        >
          {mismatch}
        </Alert>
      ) : null}
      <p role="status" className="sr-only">
        {order.said}
      </p>
      <ol aria-label="Páginas y sus cadenas" className="grid gap-3">
        {Array.from({ length: Math.max(pages, list.length) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is a place of the scan batch; what lies beside it changes
          <li key={index} className="flex items-center gap-4">
            <PageAt batch={batch} page={index + 1} />
            <OrderedChain chain={list[index] ?? null} index={index} order={order} />
          </li>
        ))}
      </ol>
      <div className="bottom-bar z-10 -mx-5 -mb-5 grid gap-3 rounded-b-card border-line border-t bg-surface px-5 py-3 shadow-pop print:hidden">
        <SendState send={send} afterwards="Separando las páginas y guardando…" />
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p className="mr-auto text-ink tabular-nums">
            {counted(pages, "página", "páginas")} · {counted(list.length, "cadena", "cadenas")}
          </p>
          <SaveOrder
            replaced={list.filter(replacesFile).length}
            isReady={mismatch === null}
            isPending={send.isBusy}
            onSave={save}
          />
        </div>
      </div>
    </div>
  );
}

const PageAt = ({ batch, page }: { batch: PDFDocumentProxy; page: number }) => (
  <div className="w-28 shrink-0">
    {page <= batch.numPages ? (
      <>
        <BatchPage batch={batch} page={page} />
        <p className="mt-1 text-center text-muted text-xs tabular-nums">Página {page}</p>
      </>
    ) : (
      <p className="grid h-36 place-items-center rounded border border-line-strong border-dashed text-muted text-xs">
        Sin página
      </p>
    )}
  </div>
);
