import type { Erasure } from "@/lib/privacy/preview-erasure";

const boxLook = "grid gap-1.5 rounded-control bg-sunken px-3.5 py-3";
const headLook = "font-medium text-ink text-xs";
const Count = ({ count }: { count: number }) => (
  <span className="shrink-0 text-ink tabular-nums">{count}</span>
);

export const ErasureLists = ({ erasure: { goes, stays } }: { erasure: Erasure }) => (
  <>
    <section aria-labelledby="erasure-goes" className={boxLook}>
      <h3 id="erasure-goes" className={headLook}>
        Se borra
      </h3>
      <ul className="grid gap-x-6 gap-y-1 text-muted sm:grid-cols-2">
        {goes.map(({ table, label, count }) => (
          <li key={table} className="flex justify-between gap-4">
            {label} <Count count={count} />
          </li>
        ))}
      </ul>
    </section>
    <section aria-labelledby="erasure-stays" className={boxLook}>
      <h3 id="erasure-stays" className={headLook}>
        Se conserva
      </h3>
      <ul className="grid gap-2 text-muted">
        {stays.map(({ table, label, why, count }) => (
          <li key={table} className="flex justify-between gap-4">
            <span>
              {label}
              <span className="block text-xs">{why}</span>
            </span>{" "}
            <Count count={count} />
          </li>
        ))}
        <li className="text-xs">
          Lo que textos libres digan de la persona no se encuentra solo: búsquelo y corríjalo a
          mano.
        </li>
      </ul>
    </section>
  </>
);
