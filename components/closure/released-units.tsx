import { Alert } from "@/components/ui/alert";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";

export type ReleasedUnit = { id: number; code: string; name: string };

export function ReleasedUnits({ units }: { units: ReleasedUnit[] }) {
  return (
    <div className="grid gap-4">
      <Alert tone="success" live>
        {summary(units.length)}
      </Alert>
      {units.length > 0 ? (
        <ul
          aria-label="Equipos liberados"
          className="divide-y divide-line rounded-control border border-line"
        >
          {units.map(({ id, code, name }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 px-3.5 py-2">
              <TextLink href={links.equipment(id)}>{code}</TextLink>
              <span className="min-w-0 text-muted">{name}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function summary(count: number): string {
  if (count === 0) return "El proyecto no tenía equipos que liberar.";
  return count === 1
    ? "Se liberó 1 equipo; ya está disponible."
    : `Se liberaron ${count} equipos; ya están disponibles.`;
}
