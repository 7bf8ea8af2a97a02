import { Badge, type Tone } from "@/components/ui/badge";
import type { Condition } from "@/lib/equipment/condition";
import type { Equipment } from "@/lib/equipment/get-equipment";
import { availabilityLabels, conditionLabels } from "@/lib/equipment/labels";

const conditionTones: Record<Condition, Tone> = {
  FUNCIONANDO: "success",
  INCOMPLETO: "warning",
  DAÑADO: "danger",
  "EN REPARACION": "warning",
};

const availabilityTones: Record<Equipment["availability"], Tone> = {
  DISPONIBLE: "accent",
  RENTADO: "info",
  RETIRADO: "neutral",
};

export const ConditionBadge = ({ condition }: { condition: Condition }) => (
  <Badge dot tone={conditionTones[condition]}>
    {conditionLabels[condition]}
  </Badge>
);

export const AvailabilityBadge = ({
  availability,
}: {
  availability: Equipment["availability"];
}) => <Badge tone={availabilityTones[availability]}>{availabilityLabels[availability]}</Badge>;
