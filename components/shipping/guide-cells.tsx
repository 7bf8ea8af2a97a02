import type { CellsOf } from "@/components/lists/screen-columns";
import { CampAndClient } from "@/components/ui/place";
import { TwoLines } from "@/components/ui/two-lines";
import { guideTypeLabels } from "@/lib/shipping/labels";
import type { guideList } from "@/lib/shipping/list";
import { type Decimal, isZero, showMoney, sum } from "@/lib/values/decimal";
import { GuideState } from "./guide-state";

const amount = (value: Decimal) => (isZero(value) ? "—" : showMoney(value));

export const guideCells: CellsOf<typeof guideList> = {
  number: {
    className: "whitespace-nowrap",
    cell: ({ guideNumber, type }) => (
      <TwoLines first={guideNumber} second={guideTypeLabels[type]} className="text-ink" />
    ),
  },
  type: { className: "whitespace-nowrap" },
  location: {
    className: "min-w-40",
    cell: ({ location, partnerName }) => (
      <CampAndClient location={location} partner={partnerName} />
    ),
  },
  journey: {
    className: "min-w-36",
    cell: ({ originPlace, destinationPlace }) => (
      <TwoLines
        first={originPlace ?? "—"}
        second={`a ${destinationPlace ?? "—"}`}
        className="text-ink"
      />
    ),
  },
  plate: { className: "whitespace-nowrap" },
  transport: { cell: ({ transportCost }) => amount(transportCost) },
  stowage: { cell: ({ stowageCost }) => amount(stowageCost) },
  cost: { cell: ({ transportCost, stowageCost }) => amount(sum([transportCost, stowageCost])) },
  status: { cell: ({ status }) => <GuideState status={status} /> },
};
