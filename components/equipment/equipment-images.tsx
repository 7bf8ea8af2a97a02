import type { ReactNode } from "react";
import { DocumentSlot } from "@/components/files/document-slot";
import { Card } from "@/components/ui/card";
import type { RecordFiles } from "@/lib/files/list-record-files";
import type { Slot } from "@/lib/files/slot";

interface EquipmentImagesProps {
  files: RecordFiles;
  prints: ReactNode;
}

export const EquipmentImages = ({ files, prints }: EquipmentImagesProps) => (
  <Card title="Imágenes y documentos" padding="none" className="overflow-clip print:hidden">
    <div className="flex flex-wrap gap-2 px-5 pb-4">{prints}</div>
    <div className="divide-y divide-line border-line border-t">
      {Object.values(files.slots)
        .flat()
        .map((slot) => (
          <div key={slot.field}>
            <Picture slot={slot} />
            <DocumentSlot slot={slot} rights={files.rights} />
          </div>
        ))}
    </div>
  </Card>
);

const Picture = ({ slot: { file, label } }: { slot: Slot }) =>
  file ? (
    // biome-ignore lint/performance/noImgElement: a private file, streamed as it is
    <img
      src={file.url}
      alt={label}
      loading="lazy"
      className="aspect-video w-full bg-sunken object-contain"
    />
  ) : null;
