import { ChevronRight } from "lucide-react";
import { Link } from "./link";

export interface Crumb {
  label: string;
  /** Absent for the page itself. */
  href?: string;
}

export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Ruta de la página" className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-muted text-xs">
        {crumbs.map(({ label, href }, at) => (
          <li key={`${label}-${href ?? ""}`} className="flex items-center gap-1">
            {at > 0 ? <ChevronRight className="size-3.5 text-faint" aria-hidden="true" /> : null}
            {href ? (
              <Link
                href={href}
                className="touch-target relative rounded py-1 underline-offset-4 hover:text-ink hover:underline touch:py-3"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="max-w-64 truncate py-1 sm:max-w-md">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
