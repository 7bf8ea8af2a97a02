import { Card } from "@/components/ui/card";
import { TextLink } from "@/components/ui/text-link";
import type { ChangeAct } from "@/components/ui/use-act";
import type { TimelineRow } from "@/lib/availability/get-timeline";
import { links } from "@/lib/links/pages";
import type { Day, DaySpan } from "@/lib/values/dates";
import { Timeline } from "./timeline";

interface UnitStripProps {
  strip: { row: TimelineRow; span: DaySpan };
  today: Day;
  mayReserve: boolean;
  mayMove: boolean;
  move: ChangeAct;
}

/** Who has the unit on the days ahead. */
export const UnitStrip = ({ strip: { row, span }, mayMove, move, ...asked }: UnitStripProps) => (
  <Card
    title="Próximos 90 días"
    padding="none"
    actions={
      <TextLink href={`${links.availability}?type=${row.unit.type}`}>
        Ver todos los de su tipo
      </TextLink>
    }
  >
    <Timeline
      label={`Quién tiene ${row.unit.code} en los próximos 90 días`}
      rows={[row]}
      {...{ span, ...asked }}
      move={mayMove ? move : null}
    />
  </Card>
);
