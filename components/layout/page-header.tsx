import type { ReactNode } from "react";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";

interface PageHeaderProps {
  title: string;
  subtitle?: ReactNode;
  status?: ReactNode;
  crumbs?: readonly Crumb[];
  actions?: ReactNode;
}

export function PageHeader({ title, subtitle, status, crumbs, actions }: PageHeaderProps) {
  return (
    <header className="mb-6 grid gap-1 dense:mb-3.5">
      {crumbs ? <Breadcrumb crumbs={crumbs} /> : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 dense:flex-1 dense:basis-96">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="text-balance break-words font-semibold text-ink text-xl tracking-tight sm:text-2xl">
              {title}
            </h1>
            {status}
          </div>
          {subtitle ? <div className="mt-1 text-muted">{subtitle}</div> : null}
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-2 print:hidden">{actions}</div>
        ) : null}
      </div>
    </header>
  );
}
