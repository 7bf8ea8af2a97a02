import { Card } from "@/components/ui/card";
import type { LoggedHistory as History } from "@/lib/history/get-record-history";
import { Authorship } from "./authorship";
import { HistoryList } from "./history-list";

export function RecordHistory({ history }: { history: History }) {
  const { recordType, authors, changes, total, timeZone } = history;
  const authorship = <Authorship authors={authors} timeZone={timeZone} />;
  if (!changes) return authorship;
  return (
    <Card title="Historial" description={authorship} padding="none">
      <HistoryList changes={changes} timeZone={timeZone} own={recordType} />
      {total > changes.length ? (
        <p className="border-line border-t px-5 py-3 text-muted text-xs">
          Los últimos {changes.length} de {total} cambios.
        </p>
      ) : null}
    </Card>
  );
}
