import { guideStatusLabels, guideTypeLabels, transportReasonLabels } from "../shipping/labels";
import type { Guide } from "../shipping/queries";
import type { ExportColumn } from "./export-table";

/** The columns of every file of shipping guides. */
export const guideExportColumns: readonly ExportColumn<Guide>[] = [
  { header: "Número", type: "text", value: ({ guideNumber }) => guideNumber },
  { header: "Fecha de emisión", type: "date", value: ({ issueDate }) => issueDate },
  { header: "Tipo", type: "text", value: ({ type }) => guideTypeLabels[type] },
  { header: "Estado", type: "text", value: ({ status }) => guideStatusLabels[status] },
  { header: "Campamento", type: "text", value: ({ location }) => location },
  { header: "Cliente", type: "text", value: ({ partnerName }) => partnerName },
  {
    header: "Motivo del traslado",
    type: "text",
    value: ({ reason }) => reason && transportReasonLabels[reason],
  },
  { header: "Inicio del traslado", type: "date", value: ({ startDate }) => startDate },
  { header: "Fin del traslado", type: "date", value: ({ endDate }) => endDate },
  { header: "Origen", type: "text", value: ({ originPlace }) => originPlace },
  { header: "Destino", type: "text", value: ({ destinationPlace }) => destinationPlace },
  { header: "Transportista", type: "text", value: ({ carrierName }) => carrierName },
  { header: "Placa", type: "text", value: ({ vehiclePlate }) => vehiclePlate },
  { header: "Despachado por", type: "text", value: ({ dispatcherName }) => dispatcherName },
  { header: "Recibido por", type: "text", value: ({ receivedBy }) => receivedBy },
  { header: "Detalle", type: "text", value: ({ items }) => loadOf(items) },
  { header: "Costo de transporte", type: "money", value: ({ transportCost }) => transportCost },
  { header: "Costo de estiba", type: "money", value: ({ stowageCost }) => stowageCost },
  { header: "Notas", type: "text", value: ({ notes }) => notes },
];

const loadOf = (items: Guide["items"]) =>
  items.map(({ code, description }) => [code, description].filter(Boolean).join(" ")).join("; ");
