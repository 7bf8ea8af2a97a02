import type { LoggedHistory } from "@/lib/history/get-record-history";
import type { NamedChange } from "@/lib/history/name-changes";
import { HistoryList } from "./history-list";

interface RecordChangesProps {
  history: LoggedHistory;
  changes: readonly NamedChange[];
}

export const RecordChanges = ({ history, changes }: RecordChangesProps) => (
  <>
    <HistoryList changes={changes} timeZone={history.timeZone} own={history.recordType} />
    {history.total > changes.length ? (
      <p className="border-line border-t px-5 py-3 text-muted text-xs">
        Los últimos {changes.length} de {history.total} cambios.
      </p>
    ) : null}
  </>
);
