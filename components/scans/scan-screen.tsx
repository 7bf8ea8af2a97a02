"use client";

import { Ban, FileWarning } from "lucide-react";
import { useState } from "react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { links } from "@/lib/links/pages";
import type { ChainChoice, TrayPage } from "@/lib/scans/tray";
import { isInReview, isSavedScan, isUnreadable, isWorkedOn } from "@/lib/states/scan";
import type { Progressed, SavingOutcome } from "./answers";
import { ReviewTray, type ScanActs, type ScanView } from "./review-tray";
import { SavedScan } from "./saved-scan";
import { ScanAgain } from "./scan-again";
import { ScanProgress } from "./scan-progress";

interface ScanScreenProps {
  scan: ScanView & Progressed & { failure: string | null };
  pages: readonly TrayPage[];
  chains: readonly ChainChoice[];
  acts: ScanActs;
}

export function ScanScreen({ scan, pages, chains, acts }: ScanScreenProps) {
  const [outcome, setOutcome] = useState<SavingOutcome | null>(null);
  if (isWorkedOn(scan))
    return (
      <ScanProgress key={scan.status} address={links.scan(scan.projectId, scan.id)} begun={scan} />
    );
  if (isInReview(scan))
    return <ReviewTray {...{ scan, pages, chains, acts }} onSaved={setOutcome} />;
  if (isSavedScan(scan))
    return <SavedScan projectId={scan.projectId} {...{ pages, chains, outcome }} />;
  const failure = isUnreadable(scan) ? scan.failure : null;
  return <Ended failure={failure} projectId={scan.projectId} />;
}

interface EndedProps {
  failure: string | null;
  projectId: number;
}

const Ended = ({ failure, projectId }: EndedProps) => (
  <Card>
    <EmptyState
      icon={failure ? FileWarning : Ban}
      title={failure ? "No se pudo leer el escaneo" : "El escaneo se canceló"}
      description={failure ?? "Nada de él se guardó en las cadenas."}
      act={<ScanAgain projectId={projectId} />}
    />
  </Card>
);
