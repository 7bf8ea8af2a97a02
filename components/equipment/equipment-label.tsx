import { typeLabels } from "@/lib/equipment/labels";
import type { UnitLabel as Label } from "@/lib/equipment/list-labels";
import styles from "./equipment-label.module.css";

/** Stuck on a unit; as large as the sheet around it says. */
export function EquipmentLabel({ label }: { label: Label }) {
  const { qr, code, name, type, company } = label;
  return (
    <article
      aria-label={`Etiqueta de ${code}`}
      className={`${styles.label} flex items-center overflow-hidden rounded-control border border-line print:rounded-none print:border-0`}
    >
      <svg
        role="img"
        aria-label={`Código QR de ${code}`}
        viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`}
        shapeRendering="crispEdges"
        className={`${styles.qr} shrink-0`}
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="flex h-full min-w-0 flex-1 flex-col justify-between">
        <p className={`${styles.small} truncate leading-tight`}>{company}</p>
        <div className="min-w-0">
          <p className={`${styles.code} break-words font-bold leading-[1.05] tracking-tight`}>
            {code}
          </p>
          <p className={`${styles.name} line-clamp-2 leading-snug`}>{name}</p>
        </div>
        <p className={`${styles.small} line-clamp-2 leading-tight`}>{typeLabels[type]}</p>
      </div>
    </article>
  );
}
