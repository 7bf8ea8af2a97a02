import { Badge } from "@/components/ui/badge";
import { PlainTable } from "@/components/ui/plain-table";
import type { FieldRow } from "@/lib/api-reference/fields";

interface FieldTableProps {
  label: string;
  fields: readonly FieldRow[];
  presence: "Obligatorio" | "Siempre presente";
}

export function FieldTable({ label, fields, presence }: FieldTableProps) {
  return (
    <PlainTable
      label={label}
      rows={fields}
      rowKey={({ name }) => name}
      empty={null}
      columns={[
        {
          header: "Campo",
          cell: ({ name }) => <code className="break-all font-mono text-xs">{name}</code>,
        },
        { header: "Tipo", cell: ({ type }) => <span className="text-muted">{type}</span> },
        {
          header: presence,
          cell: ({ isRequired }) => (isRequired ? <Badge tone="accent">Sí</Badge> : null),
        },
        { header: "Notas", cell: ({ note }) => <span className="text-muted">{note}</span> },
      ]}
    />
  );
}
