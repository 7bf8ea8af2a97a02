import { guideFields } from "./fields";
import type { Guide } from "./queries";

const identity = (ci: string | null) => ci && `Cédula ${ci}`;

/** Who signs a guide: whoever hands it over, carries it and receives it. */
export const guideSignatures = (guide: Guide) => [
  {
    title: guideFields.dispatcherName.shortLabel,
    name: guide.dispatcherName,
    lines: [identity(guide.dispatcherCi)],
  },
  {
    title: guideFields.carrierName.shortLabel,
    name: guide.carrierName,
    lines: [identity(guide.carrierCi), guide.vehiclePlate && `Placa ${guide.vehiclePlate}`],
  },
  {
    title: guideFields.receivedBy.shortLabel,
    name: guide.receivedBy,
    lines: [identity(guide.receivedCi)],
  },
];
