import { cn } from "@/components/ui/cn";

export interface Series {
  name: string;
  colour: string;
}

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
