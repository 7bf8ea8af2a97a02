import type { ReactNode } from "react";
import { ContactLink } from "@/components/ui/contact-link";
import { DescriptionList } from "@/components/ui/description-list";
import type { RecordField, RecordFields } from "@/lib/records/field";
import { shownFields, type ValuesOf } from "@/lib/records/shown";

interface RecordDataProps<Table extends RecordFields> {
  fields: Table;
  record: ValuesOf<Table>;
}

export const RecordData = <Table extends RecordFields>({
  fields,
  record,
}: RecordDataProps<Table>) => (
  <DescriptionList
    columns={3}
    items={shownFields(fields, record).map(({ label, kind, value }) => ({
      label,
      value: value && dressed(kind, value),
      wide: kind === "prose",
    }))}
  />
);

function dressed(kind: RecordField["kind"], value: string): ReactNode {
  if (kind === "prose") return <p className="whitespace-pre-line">{value}</p>;
  if (kind === "phone") return <ContactLink href={`tel:${value}`}>{value}</ContactLink>;
  return kind === "email" ? <ContactLink href={`mailto:${value}`}>{value}</ContactLink> : value;
}
