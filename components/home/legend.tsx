import { cn } from "@/components/ui/cn";

/** One part of a chart's bars: its name and the colour it is painted with. */
export interface Series {
  name: string;
  colour: string;
}

/** Which colour is which. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 text-muted text-xs">
    {series.map(({ name, colour }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span
          className={cn("size-2.5 rounded-sm print:[print-color-adjust:exact]", colour)}
          aria-hidden="true"
        />
        {name}
      </li>
    ))}
  </ul>
);
