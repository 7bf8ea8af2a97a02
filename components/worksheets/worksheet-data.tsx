import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import type { Worksheet } from "@/lib/billing/worksheet-queries";
import { showDay } from "@/lib/values/dates";

/** What a sheet says of itself, apart from its lines. */
export const WorksheetData = ({ sheet }: { sheet: Worksheet }) => (
  <Card title="Datos de la planilla">
    <DescriptionList
      columns={3}
      items={[
        { label: "Fecha", value: showDay(sheet.date) },
        { label: "Fecha de emisión", value: showDay(sheet.issueDate) },
        { label: "Objeto del servicio", value: sheet.serviceType },
        { label: "Contacto", value: sheet.contactReference },
        { label: "Teléfono del contacto", value: sheet.contactPhoneReference },
        { label: "Orden de compra", value: sheet.clientOrderReference },
        { label: "Disposición final", value: sheet.finalDispositionReference },
        { label: "Factura", value: sheet.invoiceReference },
        {
          label: "Observaciones",
          value: sheet.observations ? (
            <p className="max-w-prose whitespace-pre-line">{sheet.observations}</p>
          ) : null,
          wide: true,
        },
      ]}
    />
  </Card>
);
