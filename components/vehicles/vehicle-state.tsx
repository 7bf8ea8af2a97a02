import { Badge, type Tone } from "@/components/ui/badge";
import { vehicleStatusLabels } from "@/lib/vehicles/labels";

type Status = keyof typeof vehicleStatusLabels;

const tones: Record<Status, Tone> = {
  DISPONIBLE: "accent",
  "EN MANTENIMIENTO": "warning",
  STANBY: "neutral",
};

/** An inactive one is shown only as that. */
export const VehicleState = ({ status, isActive }: { status: Status; isActive: boolean }) =>
  isActive ? (
    <Badge tone={tones[status]}>{vehicleStatusLabels[status]}</Badge>
  ) : (
    <Badge dot>Inactivo</Badge>
  );
