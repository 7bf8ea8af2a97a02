import { PapersCard } from "@/components/papers/papers-card";
import type { Standing } from "@/lib/alerts/alerts";
import { aboutPapers } from "@/lib/vehicles/about-papers";
import type { VehicleCard } from "@/lib/vehicles/queries";

interface VehiclePapersProps {
  vehicle: VehicleCard;
  standings: readonly Standing[];
}

/** The dated papers of the vehicle itself. */
export const VehiclePapers = ({ vehicle, standings }: VehiclePapersProps) => (
  <PapersCard standings={standings} kind="vehicle" about={aboutPapers(vehicle)} />
);
