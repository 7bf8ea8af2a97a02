import { chainStatusLabels, wasteLabels } from "@/lib/custody/labels";
import { listChains } from "@/lib/custody/list-chains";
import { chainQuery } from "@/lib/custody/list-input";
import { exportOf } from "@/lib/next/export";

export const GET = exportOf({
  operation: "custody.list",
  name: "Cadenas de custodia",
  query: chainQuery,
  read: listChains,
  inPages: true,
  columns: [
    { header: "Número", type: "text", value: ({ chain }) => chain.consecutive },
    { header: "Fecha", type: "date", value: ({ chain }) => chain.date },
    { header: "Campamento", type: "text", value: ({ project }) => project.location },
    { header: "Cliente", type: "text", value: ({ partner }) => partner.name },
    { header: "Planilla", type: "text", value: ({ sheet }) => sheet.seriesCode },
    { header: "Residuo", type: "text", value: ({ chain }) => wasteLabels[chain.waste] },
    { header: "Galones", type: "number", value: ({ chain }) => chain.gallons },
    { header: "Barriles (BBL)", type: "number", value: ({ chain }) => chain.barrels },
    { header: "m³", type: "number", value: ({ chain }) => chain.cubicMeters },
    { header: "Equipos", type: "number", value: ({ itemCount }) => itemCount },
    { header: "Ubicación", type: "text", value: ({ chain }) => chain.location },
    { header: "Contacto", type: "text", value: ({ chain }) => chain.contactName },
    { header: "Técnico", type: "text", value: ({ chain }) => chain.technicalName },
    { header: "Conductor", type: "text", value: ({ chain }) => chain.driverName },
    { header: "Placa", type: "text", value: ({ vehicle }) => vehicle?.plate ?? null },
    { header: "Estado", type: "text", value: ({ chain }) => chainStatusLabels[chain.status] },
    { header: "Observaciones", type: "text", value: ({ chain }) => chain.observations },
  ],
});
