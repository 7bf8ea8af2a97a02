import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { showDay } from "@/lib/values/dates";
import { worksheetFields } from "@/lib/worksheets/fields";

export const WorksheetData = ({ sheet }: { sheet: Worksheet }) => (
  <Card title="Datos de la planilla" isLow>
    <DescriptionList
      columns={5}
      className="dense:gap-y-2"
      items={[
        { label: worksheetFields.date.label, value: showDay(sheet.date) },
        { label: worksheetFields.issueDate.label, value: showDay(sheet.issueDate) },
        { label: worksheetFields.serviceType.label, value: sheet.serviceType },
        { label: worksheetFields.contactReference.label, value: sheet.contactReference },
        { label: worksheetFields.contactPhoneReference.label, value: sheet.contactPhoneReference },
        { label: worksheetFields.clientOrderReference.label, value: sheet.clientOrderReference },
        {
          label: worksheetFields.finalDispositionReference.label,
          value: sheet.finalDispositionReference,
        },
        { label: worksheetFields.invoiceReference.label, value: sheet.invoiceReference },
        {
          label: worksheetFields.observations.label,
          value: sheet.observations ? (
            <p className="max-w-prose whitespace-pre-line">{sheet.observations}</p>
          ) : null,
          wide: sheet.observations !== null && sheet.observations !== "",
        },
      ]}
    />
  </Card>
);
