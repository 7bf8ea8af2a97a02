import { Card } from "@/components/ui/card";
import type { LoggedHistory } from "@/lib/history/get-record-history";
import { counted } from "@/lib/values/count-text";
import { Authorship } from "./authorship";
import { RecordChanges } from "./record-changes";

interface FoldedHistoryProps {
  history: LoggedHistory;
  /** A link that leads here unfolds it. */
  id: string;
}

/** Of a record whose other parts are long already. */
export function FoldedHistory({ history, id }: FoldedHistoryProps) {
  const { authors, changes, total, timeZone } = history;
  const authorship = <Authorship authors={authors} timeZone={timeZone} />;
  if (!changes) return <div id={id}>{authorship}</div>;
  return (
    <Card title="Historial" description={authorship} padding="none" isLow>
      <details>
        <summary className="touch-target relative mx-5 mb-3 w-fit rounded py-1 text-accent-ink text-xs underline-offset-4 hover:underline touch:py-3.5 dense:mb-1.5">
          Ver {counted(total, "cambio", "cambios")}
        </summary>
        <div id={id} className="scroll-mt-40 border-line border-t">
          <RecordChanges history={history} changes={changes} />
        </div>
      </details>
    </Card>
  );
}
