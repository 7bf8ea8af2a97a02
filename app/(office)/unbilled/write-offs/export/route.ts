import { exportOf } from "@/lib/next/export";
import { showDay } from "@/lib/values/dates";
import { writeOffQuery } from "@/lib/write-offs/input";
import { listWriteOffs } from "@/lib/write-offs/list-write-offs";

export const GET = exportOf({
  operation: "writeOffs.list",
  name: "No se cobrará",
  query: writeOffQuery,
  read: listWriteOffs,
  inPages: true,
  columns: [
    { header: "Proyecto", type: "number", value: ({ project }) => project.id },
    { header: "Campamento", type: "text", value: ({ project }) => project.location },
    { header: "Cliente", type: "text", value: ({ project }) => project.partnerName },
    { header: "Código", type: "text", value: ({ equipment }) => equipment.code },
    { header: "Descripción", type: "text", value: ({ description }) => description },
    { header: "Desde", type: "date", value: ({ dates }) => dates[0] ?? null },
    { header: "Hasta", type: "date", value: ({ dates }) => dates.at(-1) ?? null },
    { header: "Días", type: "text", value: ({ dates }) => dates.map(showDay).join(", ") },
    { header: "Cantidad", type: "number", value: ({ dates }) => dates.length },
    { header: "Monto", type: "money", value: ({ amount }) => amount },
    { header: "Motivo", type: "text", value: ({ reason }) => reason },
    { header: "Quién", type: "text", value: ({ userName }) => userName },
    { header: "Cuándo", type: "date", value: ({ createdOn }) => createdOn },
  ],
});
