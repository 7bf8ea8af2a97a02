"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ViewDocument } from "@/components/files/view-document";
import { FormBar } from "@/components/forms/form-bar";
import { onlyRefusal } from "@/components/forms/form-notices";
import { type Act, useAct } from "@/components/ui/use-act";
import { links } from "@/lib/links/pages";
import { type ChainChoice, type TrayPage, trayTally } from "@/lib/scans/tray";
import type { SavingOutcome } from "./answers";
import { ConfirmTray } from "./confirm-tray";
import { MovePage } from "./move-page";
import { CancelScan, ScanProgress } from "./scan-progress";
import { tallyText } from "./tally-text";
import { TrayBoard } from "./tray-board";
import { useTray } from "./use-tray";

export interface ScanView {
  id: number;
  projectId: number;
  fileName: string;
}

export interface ScanActs {
  arrange: Act<TrayPage[]>;
  confirm: Act<SavingOutcome>;
}

interface ReviewTrayProps {
  scan: ScanView;
  pages: readonly TrayPage[];
  chains: readonly ChainChoice[];
  acts: ScanActs;
  onSaved: (outcome: SavingOutcome | null) => void;
}

export function ReviewTray({ scan, pages, chains, acts, onSaved }: ReviewTrayProps) {
  const router = useRouter();
  const ref = { project_id: scan.projectId, scan_id: scan.id };
  const tray = useTray({ ref, initial: pages, chains, arrange: acts.arrange });
  const [replaced, setReplaced] = useState<ReadonlySet<number>>(new Set());
  const [shown, setShown] = useState<TrayPage | null>(null);
  const [moving, setMoving] = useState<TrayPage | null>(null);
  const { run, isPending, refusal } = useAct(acts.confirm, {
    onDone: onSaved,
    onRefused: router.refresh,
  });
  const tally = trayTally(tray.pages, replaced);
  const urlOf = ({ page }: TrayPage) => links.scanPage(scan.projectId, scan.id, page);
  const set = (chainId: number, isOn: boolean) =>
    setReplaced((now) =>
      isOn ? new Set([...now, chainId]) : new Set([...now].filter((id) => id !== chainId)),
    );
  if (isPending)
    return (
      <ScanProgress
        address={links.scan(scan.projectId, scan.id)}
        begun={{ status: "SAVING", progress: 0, pageCount: tally.going }}
        onMoved={null}
      />
    );
  return (
    <>
      <TrayBoard
        {...{ tray, urlOf }}
        view={setShown}
        choose={setMoving}
        replaced={{ ids: replaced, set }}
      />
      <FormBar notice={onlyRefusal(refusal?.error ?? null)}>
        <p role="status" className="mr-auto text-ink tabular-nums">
          {tallyText(tally)}
          {tray.isKeeping ? <span className="text-muted"> Anotando los cambios…</span> : null}
        </p>
        <CancelScan address={links.scan(scan.projectId, scan.id)} />
        <ConfirmTray
          pages={tray.pages}
          replaced={replaced}
          isKeeping={tray.isKeeping}
          onConfirm={() => run({ ...ref, replace_chain_ids: [...replaced] })}
        />
      </FormBar>
      {moving ? (
        <MovePage page={moving} {...{ tray, urlOf }} onClose={() => setMoving(null)} />
      ) : null}
      {shown ? (
        <ViewDocument
          open
          onOpenChange={() => setShown(null)}
          title={`Página ${shown.page}`}
          file={{
            name: scan.fileName,
            url: links.scanOriginal(scan.projectId, scan.id),
            contentType: "application/pdf",
            page: shown.page,
            rotation: shown.rotation,
          }}
        />
      ) : null}
    </>
  );
}
