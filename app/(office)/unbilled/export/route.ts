import { unbilledQuery } from "@/lib/billing/input";
import { lineKindLabels } from "@/lib/billing/labels";
import { readUnbilledRows } from "@/lib/billing/read-unbilled-rows";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "worksheets.unbilled",
  name: "Hecho y no facturado",
  query: unbilledQuery,
  read: readUnbilledRows,
  columns: [
    { header: "Proyecto", type: "number", value: ({ project }) => project.id },
    { header: "Campamento", type: "text", value: ({ project }) => project.location },
    { header: "Cliente", type: "text", value: ({ project }) => project.partnerName },
    { header: "Clase", type: "text", value: ({ kind }) => lineKindLabels[kind] },
    { header: "Descripción", type: "text", value: (row) => row.description },
    { header: "Referencia", type: "text", value: (row) => row.referenceDocument },
    { header: "Desde", type: "date", value: ({ from }) => from },
    { header: "Hasta", type: "date", value: ({ to }) => to },
    { header: "Cantidad", type: "number", value: ({ quantity }) => quantity },
    { header: "Precio unitario", type: "money", value: ({ unitPrice }) => unitPrice },
    { header: "Monto", type: "money", value: ({ amount }) => amount },
  ],
});
