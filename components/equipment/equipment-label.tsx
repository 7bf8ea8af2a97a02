import { typeLabels } from "@/lib/equipment/labels";
import type { UnitLabel as Label } from "@/lib/equipment/list-labels";
import styles from "./equipment-label.module.css";

/** Stuck on a unit, 100 × 50 mm. */
export function EquipmentLabel({ label }: { label: Label }) {
  const { qr, code, name, type, company } = label;
  return (
    <article
      aria-label={`Etiqueta de ${code}`}
      className={`${styles.label} flex items-center gap-[4mm] overflow-hidden rounded-control border border-line p-[4mm] print:rounded-none print:border-0`}
    >
      <svg
        role="img"
        aria-label={`Código QR de ${code}`}
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        shapeRendering="crispEdges"
        className="size-[42mm] shrink-0"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="flex h-full min-w-0 flex-1 flex-col justify-between py-[2mm]">
        <p className="truncate text-[3mm] leading-tight">{company}</p>
        <div className="min-w-0">
          <p className="break-words font-bold text-[7mm] leading-[1.05] tracking-tight">{code}</p>
          <p className="mt-[1.5mm] line-clamp-2 text-[3.6mm] leading-snug">{name}</p>
        </div>
        <p className="line-clamp-2 text-[3mm] leading-tight">{typeLabels[type]}</p>
      </div>
    </article>
  );
}
