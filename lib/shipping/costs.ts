import { guideFields } from "./fields";
import type { Guide } from "./queries";

/** What a guide costs besides its goods, each with the words it is billed by. */
export const guideCosts = (guide: Guide) => [
  {
    label: guideFields.transportCost.shortLabel,
    concept: guide.logisticsConcept,
    cost: guide.transportCost,
  },
  {
    label: guideFields.stowageCost.shortLabel,
    concept: guide.stowageConcept,
    cost: guide.stowageCost,
  },
];
