import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { FileRights } from "@/lib/files/rights";
import type { Slot } from "@/lib/files/slot";
import { DocumentSlot } from "./document-slot";

interface DocumentsCardProps {
  title?: string;
  slots: readonly Slot[];
  rights: FileRights;
  actions?: ReactNode;
}

/** The files of a record on its card. */
export function DocumentsCard({
  title = "Documentos",
  slots,
  rights,
  actions,
}: DocumentsCardProps) {
  const loaded = slots.filter(({ file }) => file).length;
  return (
    <Card
      title={title}
      padding="none"
      actions={
        <>
          <LoadedBadge loaded={loaded} total={slots.length} />
          {actions}
        </>
      }
    >
      <div className="divide-y divide-line border-line border-t">
        {slots.map((slot) => (
          <DocumentSlot key={`${slot.objectId}-${slot.field}`} slot={slot} rights={rights} />
        ))}
      </div>
    </Card>
  );
}

/** How many of the files are there. */
export const LoadedBadge = ({ loaded, total }: { loaded: number; total: number }) => (
  <Badge tone={loaded === total ? "success" : loaded === 0 ? "neutral" : "warning"}>
    <span className="sr-only">Archivos cargados: </span>
    {loaded} de {total}
  </Badge>
);
