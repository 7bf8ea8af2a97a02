import { Alert } from "@/components/ui/alert";
import { RefusalAlert } from "@/components/ui/refusal-alert";
import { Skeleton } from "@/components/ui/skeleton";
import { TextLink } from "@/components/ui/text-link";
import type { ActRefusal } from "@/components/ui/use-act";
import type { ShownAlert } from "@/lib/closure/labels";

export type Review = { canClose: boolean; message: string; alerts: ShownAlert[] };

const titles: Record<ShownAlert["type"], string> = {
  error: "Impiden el cierre",
  warning: "Revise antes de cerrar",
  info: "Al cerrar",
};
const grades = ["error", "warning", "info"] as const;

interface ClosureReviewProps {
  /** Null until the server answers. */
  found: Review | null;
  refusal: ActRefusal | null;
  onLook: () => void;
}

export function ClosureReview({ found, refusal, onLook }: ClosureReviewProps) {
  return (
    <div className="grid gap-5" aria-busy={!(found || refusal)}>
      <RefusalAlert refusal={refusal} onLook={onLook} />
      {found ? <Graded found={found} /> : null}
      {found || refusal ? null : <Waiting />}
    </div>
  );
}

function Graded({ found }: { found: Review }) {
  return (
    <>
      <p role="status" className="text-ink">
        {found.message}
      </p>
      {grades.map((grade) => {
        const alerts = found.alerts.filter(({ type }) => type === grade);
        return alerts.length > 0 ? <Grade key={grade} grade={grade} alerts={alerts} /> : null;
      })}
    </>
  );
}

function Grade({ grade, alerts }: { grade: ShownAlert["type"]; alerts: ShownAlert[] }) {
  return (
    <section aria-label={titles[grade]}>
      <h3 className="mb-2 font-medium text-muted text-xs">{titles[grade]}</h3>
      <ul className="grid gap-2">
        {alerts.map(({ message, link, linkText }) => (
          <li key={message}>
            <Alert tone={grade}>
              <p>{message}</p>
              {link && linkText ? <TextLink href={link}>{linkText}</TextLink> : null}
            </Alert>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Waiting = () => (
  <div role="status" className="grid gap-3 py-1">
    <span className="sr-only">Revisando el proyecto…</span>
    <Skeleton className="h-4 w-2/3" />
    <Skeleton className="h-12 rounded-control" />
    <Skeleton className="h-12 rounded-control" />
  </div>
);
