import { useContext } from "react";
import { Button } from "@/components/ui/button";
import { typeLabels } from "@/lib/equipment/labels";
import { showListPrice } from "@/lib/prices/labels";
import { showMoney } from "@/lib/values/decimal";
import type { ChosenLine } from "./chosen-line";
import { maintenancePrices } from "./maintenance-prices";
import { OfferedPricesContext } from "./offered-prices";

interface MaintenanceOfferProps {
  lines: ChosenLine[];
  day: string;
  onTake: (amount: string) => void;
}

/** By a button: a cost that stands in the field by itself would assign maintenance that nobody asked for. */
export function MaintenanceOffer({ lines, day, onTake }: MaintenanceOfferProps) {
  const offered = useContext(OfferedPricesContext);
  const types = lines.map(({ offer }) => offer.type);
  const found = maintenancePrices(offered, types, day);
  return found.map(({ price, types: priced }) => (
    <p key={priced[0]} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-xs">
      <Button size="sm" onClick={() => onTake(price.amount)}>
        Usar {showMoney(price.amount)}
      </Button>
      <span>
        {showListPrice(price)}
        {found.length > 1 ? ` (${priced.map((type) => typeLabels[type]).join(", ")})` : ""}
      </span>
    </p>
  ));
}
