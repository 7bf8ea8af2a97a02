import { claimKinds } from "@/db/values";
import { claimKindLabels } from "@/lib/availability/labels";
import { cn } from "../ui/cn";
import styles from "./timeline.module.css";

const Sample = ({ children, ...look }: Record<string, string>) => (
  <li className="flex items-center gap-1.5 whitespace-nowrap">
    <span aria-hidden="true" {...look} className={cn(styles.bar, styles.sample)} />
    {children}
  </li>
);

/** What each pattern means; the bars say it in words, too. */
export const TimelineLegend = () => (
  <ul aria-label="Leyenda" className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
    {claimKinds.map((kind) => (
      <Sample key={kind} data-kind={kind}>
        {claimKindLabels[kind]}
      </Sample>
    ))}
    <Sample data-kind="RESERVATION" data-soft="">
      Borrador
    </Sample>
    <Sample data-conflict="">En conflicto</Sample>
  </ul>
);
