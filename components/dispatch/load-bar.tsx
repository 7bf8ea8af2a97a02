import { Progress } from "@/components/ui/progress";
import { isTooLong, longestDay, showMinutes } from "@/lib/dispatch/durations";
import { counted } from "@/lib/values/count-text";

interface LoadBarProps {
  name: string;
  minutes: number;
  count: number;
}

export const LoadBar = ({ name, minutes, count }: LoadBarProps) => (
  <div className="grid gap-1">
    <p className="flex flex-wrap gap-x-2 text-muted text-xs tabular-nums">
      <span className="whitespace-nowrap">{showMinutes(minutes)}</span>
      <span className="whitespace-nowrap">{counted(count, "parada", "paradas")}</span>
    </p>
    <Progress
      label={`Carga de ${name}: ${showMinutes(minutes)} de ${showMinutes(longestDay)}`}
      value={minutes}
      max={longestDay}
      tone={isTooLong(minutes) ? "danger" : "accent"}
      className="h-1.5"
    />
  </div>
);
