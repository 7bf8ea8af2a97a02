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
  /** Two documents beside each other where there is room. */
  isLow?: boolean;
}

const lowLook = "grid grid-cols-1 lg:grid-cols-2 lg:[&>*:nth-child(even)]:border-l";

export function DocumentsCard({
  title = "Documentos",
  files,
  actions,
  isLow = false,
  ...props
}: DocumentsCardProps) {
  const slots = props.slots ?? Object.values(files.slots).flat();
  const loaded = slots.filter(({ file }) => file).length;
  return (
    <Card
      title={title}
      padding="none"
      isLow={isLow}
      className="print:hidden"
      actions={
        <>
          <LoadedBadge loaded={loaded} total={slots.length} />
          {actions}
        </>
      }
    >
      <div className={isLow ? lowLook : "divide-y divide-line border-line border-t"}>
        {slots.map((slot) => (
          <DocumentSlot
            key={slot.field}
            slot={slot}
            rights={files.rights}
            {...(isLow ? { className: "border-line border-t dense:py-1.5" } : {})}
          />
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
