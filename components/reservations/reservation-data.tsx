import { Card } from "@/components/ui/card";
import { DescriptionList } from "@/components/ui/description-list";
import { TextLink } from "@/components/ui/text-link";
import { links } from "@/lib/links/pages";
import { projectName } from "@/lib/projects/labels";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { Reservation } from "@/lib/reservations/queries";
import { showInstant } from "@/lib/values/dates";

interface ReservationDataProps {
  reservation: Reservation;
  timeZone: string;
}

export function ReservationData({ reservation, timeZone }: ReservationDataProps) {
  const { projectId, partnerName, holdUntil, notes } = reservation;
  return (
    <Card title="Datos" isLow>
      <DescriptionList
        columns={3}
        items={[
          {
            label: fields.partnerId.label,
            value: <TextLink href={links.partner(reservation.partnerId)}>{partnerName}</TextLink>,
          },
          {
            label: fields.projectId.label,
            value: projectId ? (
              <TextLink href={links.project(projectId)}>
                {projectName({ id: projectId, partnerName })}
              </TextLink>
            ) : null,
          },
          { label: fields.location.label, value: reservation.location },
          { label: fields.block.label, value: reservation.block },
          {
            label: fields.holdUntil.label,
            value: holdUntil && showInstant(holdUntil, timeZone),
          },
          { label: fields.notes.label, value: notes, wide: true },
        ]}
      />
    </Card>
  );
}
