import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CheckboxBox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { CampAndClient } from "@/components/ui/place";
import { dayName } from "@/components/worksheets/months";
import type { Entry } from "@/lib/schedule/entries";
import { entryHours, entryState, entryType } from "@/lib/schedule/labels";
import { type Day, eachDay } from "@/lib/values/dates";
import { type Board, entriesOn } from "./board";
import { lookOf } from "./entry-look";

export function AgendaView({ board }: { board: Board }) {
  const days = eachDay(board.from, board.to)
    .map((day) => ({ day, entries: entriesOn(board.entries, day) }))
    .filter(({ entries }) => entries.length > 0);
  if (days.length === 0) return <EmptyState {...board.nothing} />;
  return (
    <div className="divide-y divide-line">
      {days.map(({ day, entries }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <div className="flex items-center gap-3 bg-sunken px-4 py-2 touch:min-h-12">
            <ChooseDay entries={entries} day={day} choosing={board.choosing} />
            <h2
              id={`day-${day}`}
              className={cn(
                "font-semibold text-sm",
                day === board.today ? "text-accent-ink" : "text-ink",
              )}
            >
              <span className="inline-block first-letter:uppercase">{dayName(day)}</span>
              {day === board.today ? " · Hoy" : ""}
            </h2>
          </div>
          <ul className="divide-y divide-line">
            {entries.map((entry) => (
              <AgendaRow key={entry.key} entry={entry} board={board} />
            ))}
          </ul>
          {board.hidden[day] ? (
            <p className="border-line border-t px-4 py-3 text-muted">
              Hay {board.hidden[day]} más este día: use los filtros para verlos.
            </p>
          ) : null}
        </section>
      ))}
    </div>
  );
}

type ChoosingProps = Pick<Board, "choosing">;

function ChooseDay({
  entries,
  day,
  choosing,
}: ChoosingProps & { entries: readonly Entry[]; day: Day }) {
  const offered = choosing ? entries.filter(choosing.isOffered) : [];
  if (!choosing || offered.length === 0) return null;
  const chosen = offered.filter(choosing.isChosen).length;
  return (
    <CheckboxBox
      aria-label={`Elegir las visitas sin marcar, ${dayName(day)}`}
      checked={chosen === offered.length || (chosen > 0 ? "indeterminate" : false)}
      onCheckedChange={(on) => choosing.choose(offered, on === true)}
      className="print:hidden"
    />
  );
}

const ChooseEntry = ({ entry, choosing }: ChoosingProps & { entry: Entry }) =>
  choosing?.isOffered(entry) ? (
    <CheckboxBox
      aria-label={`Elegir ${entry.title}, ${entry.project.location}`}
      checked={choosing.isChosen(entry)}
      onCheckedChange={(on) => choosing.choose([entry], on === true)}
    />
  ) : null;

function AgendaRow({ entry, board }: { entry: Entry; board: Board }) {
  const { tone, icon } = lookOf(entry, board.today);
  return (
    <li
      className={cn(
        "relative grid gap-x-4 gap-y-1.5 px-4 py-3 sm:grid-cols-[6.5rem_1fr_auto] md:grid-cols-[5.5rem_1fr_13rem_12rem] lg:grid-cols-[5.5rem_1fr_16rem_12rem] print:break-inside-avoid",
        board.choosing && "pl-11",
      )}
    >
      <span className="absolute top-3.5 left-4 print:hidden">
        <ChooseEntry entry={entry} choosing={board.choosing} />
      </span>
      <p className="text-muted tabular-nums">{entryHours(entry) || "Todo el día"}</p>
      <div className="min-w-0">
        <p className="break-words font-medium text-ink">{entry.title}</p>
        <p className="break-words text-muted text-xs">
          {[entryType(entry), entry.units.join(", "), entry.technician?.name ?? "Sin técnico"]
            .filter(Boolean)
            .join(" · ")}
        </p>
      </div>
      <CampAndClient location={entry.project.location} partner={entry.project.partner} />
      <div className="flex flex-wrap items-center gap-2 sm:justify-end">
        <Badge tone={tone} icon={icon}>
          {entryState(entry, board.today)}
        </Badge>
        <Button
          size="sm"
          aria-haspopup="dialog"
          data-entry={entry.key}
          aria-label={`Abrir ${entry.title}, ${entry.project.location}`}
          className="print:hidden"
          onClick={() => board.open(entry)}
        >
          Abrir
        </Button>
      </div>
    </li>
  );
}
