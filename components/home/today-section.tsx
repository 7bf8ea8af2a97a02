import type { Today } from "@/lib/home/get-today";
import type { Day } from "@/lib/values/dates";
import { AgendaCard } from "./agenda-card";
import { DueSheetsCard } from "./due-sheets";
import type { HomeActs } from "./home-acts";
import { LateEvents } from "./late-events";
import { LateVisits } from "./late-visits";
import { ExpiringCard } from "./papers-card";
import { PlanCards } from "./plan-cards";
import { TodoStats } from "./todo-stats";
import { UnbilledProjectsCard } from "./unbilled-projects";

interface TodaySectionProps {
  today: Today;
  day: Day;
  acts: HomeActs;
}

const Late = ({ agenda }: Pick<Today, "agenda">) => (
  <>
    <LateVisits agenda={agenda} />
    <LateEvents agenda={agenda} />
  </>
);

/** Where nothing is due at the office, what is late stands at the head of the other column. */
export const TodaySection = ({ today, day, acts }: TodaySectionProps) => (
  <div className="grid gap-4">
    <TodoStats today={today} />
    <div className="grid items-start gap-4 md:grid-cols-2">
      <div className="grid gap-4">
        {today.dues ? <PlanCards dues={today.dues} /> : null}
        <AgendaCard agenda={today.agenda} today={day} create={acts.event} />
        {today.dues ? <Late agenda={today.agenda} /> : null}
      </div>
      <div className="grid gap-4">
        {today.dues ? null : <Late agenda={today.agenda} />}
        <div id="papeles" className="scroll-mt-28">
          <ExpiringCard papers={today.papers} />
        </div>
        {today.dues ? (
          <>
            <DueSheetsCard sheets={today.dues.sheets} today={day} />
            <UnbilledProjectsCard unbilled={today.dues.unbilled} />
          </>
        ) : null}
      </div>
    </div>
  </div>
);
