import { Card } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import type { GridCell, HeatGrid, Shade } from "@/lib/reports/find-heat-grid";
import { cellWords, gridTitleOf, headOf } from "@/lib/reports/grid-words";
import { showReported } from "@/lib/reports/shown-value";

/** From light to dark in one hue, so that they tell more from less without it, too. */
const shades: Record<Shade, string> = {
  0: "bg-sunken text-muted",
  1: "bg-accent/10 text-ink",
  2: "bg-accent/25 text-ink",
  3: "bg-accent/40 text-ink",
  4: "bg-accent text-on-accent font-semibold",
};

const look = "rounded-sm print:[print-color-adjust:exact]";

/** Drawn by the server, as a table: what a shade tells, its figure says. */
export function HeatGridCard({ grid }: { grid: HeatGrid }) {
  const title = gridTitleOf(grid);
  return (
    <Card
      title={title}
      className="mb-5"
      {...(grid.left > 0 ? { description: `Y ${grid.left} más en la tabla cruzada.` } : {})}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds controls, and a named section would repeat the card's landmark */}
      <div
        role="group"
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="-mx-5 focus-inset overflow-x-auto px-5"
      >
        <table className="border-separate border-spacing-0.5 text-xs">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="min-w-28 pr-2 text-left font-medium sm:min-w-40">
                {grid.down.label}
              </th>
              {grid.columns.map((key) => (
                <th key={key} scope="col" className="whitespace-nowrap px-1 font-medium">
                  {headOf(grid, key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ key, cells }) => (
              <tr key={key}>
                <th
                  scope="row"
                  title={showReported(grid.down, key)}
                  className="max-w-32 pr-2 sm:max-w-56 sm:truncate text-left font-normal"
                >
                  {showReported(grid.down, key)}
                </th>
                {cells.map((cell) => (
                  <Cell key={cell.across} grid={grid} cell={cell} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 flex items-center gap-1.5 text-muted text-xs" aria-hidden="true">
        Menos
        {([1, 2, 3, 4] as const).map((shade) => (
          <span key={shade} className={cn("h-3 w-5", look, shades[shade])} />
        ))}
        Más
      </p>
    </Card>
  );
}

const Cell = ({ grid, cell: { value, shade } }: { grid: HeatGrid; cell: GridCell }) => (
  <td
    title={showReported(grid.measure, value)}
    className={cn("h-8 min-w-13 px-1.5 text-center tabular-nums", look, shades[shade])}
  >
    {cellWords(grid, value)}
  </td>
);
