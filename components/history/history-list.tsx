import { History } from "lucide-react";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import type { NamedChange } from "@/lib/history/name-changes";
import { showInstant } from "@/lib/values/clock";
import { ActionBadge } from "./action-badge";
import { ChangedFields } from "./changed-fields";
import { RecordName } from "./record-name";

interface HistoryListProps {
  changes: readonly NamedChange[];
  timeZone: string;
  areNamed?: boolean;
  /** Changes of this record are not named. */
  own?: NamedChange["recordType"];
  /** The way back from a change, where there is one. */
  back?: ((change: NamedChange) => ReactNode) | undefined;
}

type HeadlineProps = { change: NamedChange; timeZone: string; isNamed: boolean };

export function HistoryList({ changes, timeZone, areNamed = false, own, back }: HistoryListProps) {
  const isNamed = ({ recordType }: NamedChange) =>
    areNamed || (own !== undefined && recordType !== own);
  if (changes.length === 0)
    return (
      <EmptyState
        icon={History}
        title="Sin cambios"
        description="Aquí se verá quién cambió qué."
        act="follows"
      />
    );
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.id} className="grid gap-2 px-5 py-4">
          <Headline change={change} timeZone={timeZone} isNamed={isNamed(change)} />
          <ChangedFields change={change} timeZone={timeZone} />
          {back?.(change)}
        </li>
      ))}
    </ol>
  );
}

function Headline({ change, timeZone, isNamed }: HeadlineProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-medium text-ink">{change.userName ?? "Sistema"}</span>
      <ActionBadge change={change} />
      {isNamed ? <RecordName change={change} /> : null}
      <time
        dateTime={change.at.toISOString()}
        className="text-muted text-xs tabular-nums sm:ml-auto"
      >
        {showInstant(change.at, timeZone)}
      </time>
    </div>
  );
}
