import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import type { RecordFiles } from "@/lib/files/list-record-files";
import type { Slot } from "@/lib/files/slot";
import { DocumentSlot } from "./document-slot";

interface DocumentsCardProps {
  title?: string;
  files: RecordFiles;
  /** All by default. */
  slots?: readonly Slot[];
  actions?: ReactNode;
}

export function DocumentsCard({
  title = "Documentos",
  files,
  actions,
  ...props
}: DocumentsCardProps) {
  const slots = props.slots ?? Object.values(files.slots).flat();
  const loaded = slots.filter(({ file }) => file).length;
  return (
    <Card
      title={title}
      padding="none"
      className="print:hidden"
      actions={
        <>
          <LoadedBadge loaded={loaded} total={slots.length} />
          {actions}
        </>
      }
    >
      <div className="divide-y divide-line border-line border-t">
        {slots.map((slot) => (
          <DocumentSlot key={slot.field} slot={slot} rights={files.rights} />
        ))}
      </div>
    </Card>
  );
}

export const LoadedBadge = ({ loaded, total }: { loaded: number; total: number }) => (
  <Badge tone={loaded === 0 ? "neutral" : loaded === total ? "success" : "warning"}>
    <span className="sr-only">Archivos cargados: </span>
    {loaded} de {total}
  </Badge>
);
