import { ChevronRight, ReceiptText } from "lucide-react";
import { PageHeader } from "@/components/layout/page-header";
import type { Crumb } from "@/components/ui/breadcrumb";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input } from "@/components/ui/input";
import { Link } from "@/components/ui/link";
import type { OpenSheet } from "@/lib/custody/list-open-sheets";
import { links } from "@/lib/links/pages";
import { showDay } from "@/lib/values/dates";

interface SheetChooserProps {
  title: string;
  crumbs: readonly Crumb[];
  sheets: readonly OpenSheet[];
  total: number;
  search: string;
}

/** Works without JavaScript. */
export function SheetChooser({ title, crumbs, sheets, total, search }: SheetChooserProps) {
  return (
    <>
      <PageHeader title={title} subtitle="Elija la planilla" crumbs={crumbs} />
      <div className="grid gap-4 text-base [--control:3.25rem]">
        <form action={links.newCustody} className="flex gap-3">
          <div className="flex-1">
            <Input
              name="search"
              aria-label="Buscar planilla"
              placeholder="Buscar por serie, cliente o campamento"
              autoComplete="off"
              defaultValue={search}
            />
          </div>
          <Button type="submit">Buscar</Button>
        </form>
        {sheets.length === 0 ? (
          <EmptyState
            icon={ReceiptText}
            title={search ? "Ninguna planilla coincide" : "No hay planillas en ejecución"}
            description="Una cadena de custodia se abre sobre una planilla EN EJECUCIÓN que no esté cerrada."
            act={
              <Button asChild>
                <Link href={search ? links.newCustody : links.projects}>
                  {search ? "Ver todas" : "Ir a los proyectos"}
                </Link>
              </Button>
            }
          />
        ) : (
          <ul className="grid gap-3 sm:grid-cols-2">
            {sheets.map((sheet) => (
              <li key={sheet.id}>
                <SheetTile sheet={sheet} />
              </li>
            ))}
          </ul>
        )}
        {total > sheets.length ? (
          <p className="text-muted text-sm">
            Se muestran {sheets.length} de {total}: busque para ver otras.
          </p>
        ) : null}
      </div>
    </>
  );
}

const SheetTile = ({ sheet }: { sheet: OpenSheet }) => (
  <Link
    href={links.newCustodyChain(sheet.id)}
    className="flex min-h-24 items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card transition-colors hover:border-line-strong hover:bg-hover"
  >
    <span className="min-w-0 flex-1">
      <span className="block font-semibold text-ink">{sheet.location}</span>
      <span className="block text-muted text-sm">{sheet.partnerName}</span>
      <span className="mt-1 block text-muted text-sm tabular-nums">
        {sheet.seriesCode} · {showDay(sheet.periodStart)} – {showDay(sheet.periodEnd)}
      </span>
    </span>
    <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
  </Link>
);
