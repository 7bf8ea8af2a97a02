import { Card } from "@/components/ui/card";
import type { LoggedHistory as History } from "@/lib/history/get-record-history";
import { Authorship } from "./authorship";
import { RecordChanges } from "./record-changes";

export function RecordHistory({ history }: { history: History }) {
  const { authors, changes, timeZone } = history;
  const authorship = <Authorship authors={authors} timeZone={timeZone} />;
  if (!changes) return authorship;
  return (
    <Card title="Historial" description={authorship} padding="none">
      <RecordChanges history={history} changes={changes} />
    </Card>
  );
}
