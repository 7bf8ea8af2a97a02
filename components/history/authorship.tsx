import type { Authors } from "@/lib/history/get-authors";
import { showInstant } from "@/lib/values/clock";

export function Authorship({ authors, timeZone }: { authors: Authors; timeZone: string }) {
  const said = (verb: string, { by, at }: Authors["created"]) =>
    `${verb} el ${showInstant(at, timeZone)}${by ? ` por ${by}` : ""}`;
  const untouched = authors.changed.at.getTime() === authors.created.at.getTime();
  return (
    <span className="text-muted text-xs">
      {said("Creado", authors.created)}
      {untouched ? "" : ` · ${said("Último cambio", authors.changed)}`}
    </span>
  );
}
