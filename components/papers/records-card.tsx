import { FileBadge, Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { PlainTable } from "@/components/ui/plain-table";
import type { RecordStand } from "@/lib/alerts/expiry-words";
import { FormDialog } from "../forms/form-dialog";
import { ExpiryBadge } from "./expiry-badge";

interface Column<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
}

interface RecordsCardProps<Row> {
  title: string;
  empty: string;
  rows: readonly Row[];
  name: Column<Row>;
  columns: readonly Column<Row>[];
  /** Null without permission. */
  add: { label: string; form: (close: () => void) => ReactNode } | null;
  tools: ((row: Row) => ReactNode) | null;
}

export function RecordsCard<Row extends { id: number; stand: RecordStand }>({
  title,
  empty,
  rows,
  name,
  columns,
  add,
  tools,
}: RecordsCardProps<Row>) {
  const stand = { header: "Estado", cell: (row: Row) => <ExpiryBadge stand={row.stand} /> };
  return (
    <Card
      title={title}
      padding="none"
      actions={add && rows.length > 0 ? <AddRecord {...add} /> : null}
    >
      <PlainTable
        label={title}
        rows={rows}
        rowKey={({ id }) => id}
        empty={{
          icon: FileBadge,
          title: empty,
          act: add ? <AddRecord {...add} /> : "office",
        }}
        columns={[
          name,
          stand,
          ...columns,
          ...(tools ? [{ header: "Acciones", align: "end" as const, cell: tools }] : []),
        ]}
      />
    </Card>
  );
}

const AddRecord = ({ label, form }: { label: string; form: (close: () => void) => ReactNode }) => (
  <FormDialog
    title={label}
    trigger={
      <Button size="sm">
        <Plus aria-hidden="true" />
        {label}
      </Button>
    }
  >
    {form}
  </FormDialog>
);
