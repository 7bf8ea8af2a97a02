import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { links } from "@/lib/links/pages";
import type { ConvertedOutcome } from "@/lib/reservations/converted-outcome";
import { counted } from "@/lib/values/count-text";

interface ConvertedProps {
  outcome: ConvertedOutcome;
  onClose: () => void;
}

/** What became what, and what waits. */
export const Converted = ({ outcome, onClose }: ConvertedProps) => (
  <div className="grid gap-4">
    <Alert
      tone="success"
      live
      title={counted(outcome.assigned.length, "equipo asignado", "equipos asignados")}
    >
      {outcome.assigned.join(", ")}
    </Alert>
    {outcome.waiting.length > 0 ? (
      <Alert
        tone="warning"
        title={counted(outcome.waiting.length, "equipo espera", "equipos esperan")}
      >
        {outcome.waiting.join(", ")}. Siguen guardados: convierta otra vez cuando estén disponibles.
      </Alert>
    ) : null}
    <div className="flex flex-wrap justify-end gap-2">
      <Button onClick={onClose}>Cerrar</Button>
      <Button asChild variant="primary">
        <Link href={links.projectResources(outcome.projectId)}>Ver el proyecto</Link>
      </Button>
    </div>
  </div>
);
