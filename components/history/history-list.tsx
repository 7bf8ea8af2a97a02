import { History } from "lucide-react";
import { Badge, type Tone } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { TextLink } from "@/components/ui/text-link";
import { showInstant } from "@/lib/dates";
import { recordTypeLabels } from "@/lib/history/labels";
import type { Change } from "@/lib/history/list-changes";
import { recordAddress } from "@/lib/history/record-address";
import { deedOf } from "@/lib/history/wording";
import { ChangedFields } from "./changed-fields";

interface HistoryListProps {
  /** Newest first, as `listChanges` gives them. */
  changes: readonly Change[];
  timeZone: string;
  /** Says which record each change is of; left out on the record's own screen. */
  named?: boolean;
}

/** The timeline of a record, of a project or of everything: who did what, when, with before and after. */
export function HistoryList({ changes, timeZone, named = false }: HistoryListProps) {
  if (changes.length === 0)
    return (
      <EmptyState icon={History} title="Sin cambios" description="Aquí se verá quién cambió qué." />
    );
  return (
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.id} className="px-5 py-4">
          <Headline change={change} timeZone={timeZone} named={named} />
          <ChangedFields change={change} timeZone={timeZone} />
        </li>
      ))}
    </ol>
  );
}

const tones: Record<string, Tone> = { Creó: "success", Cambió: "info", Eliminó: "danger" };

function Headline({
  change,
  timeZone,
  named,
}: {
  change: Change;
  timeZone: string;
  named: boolean;
}) {
  const deed = deedOf(change);
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-medium text-ink">{change.userName ?? "Sistema"}</span>
      <Badge tone={tones[deed] ?? "neutral"}>{deed}</Badge>
      {named ? <RecordName change={change} /> : null}
      <time
        dateTime={change.at.toISOString()}
        className="text-muted text-xs tabular-nums sm:ml-auto"
      >
        {showInstant(change.at, timeZone)}
      </time>
    </div>
  );
}

function RecordName({ change }: { change: Change }) {
  const name = `${recordTypeLabels[change.recordType]} n.º ${change.recordId}`;
  const address = recordAddress(change);
  return address ? <TextLink href={address}>{name}</TextLink> : <span>{name}</span>;
}
