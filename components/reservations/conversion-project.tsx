import { useState } from "react";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { TextLink } from "@/components/ui/text-link";
import { useChoices } from "@/components/ui/use-choices";
import { links } from "@/lib/links/pages";
import { projectName } from "@/lib/projects/labels";
import { reservationFields as fields } from "@/lib/reservations/fields";
import type { Reservation } from "@/lib/reservations/queries";

interface ConversionProjectProps {
  reservation: Reservation;
  projectId: number | null;
  error: readonly string[] | undefined;
  onChange: (projectId: number | null) => void;
}

/** The reservation's own, or one of the client's. */
export function ConversionProject({ reservation, ...props }: ConversionProjectProps) {
  const { projectId, error, onChange } = props;
  const [label, setLabel] = useState("");
  const source = useChoices("partner-projects", "partner_id", reservation.partnerId);
  if (reservation.projectId)
    return (
      <p className="text-ink">
        Van al{" "}
        <TextLink href={links.project(reservation.projectId)}>
          {projectName({ id: reservation.projectId, partnerName: reservation.partnerName })}
        </TextLink>
        .
      </p>
    );
  return (
    <Field
      label={fields.projectId.label}
      name="project_id"
      required
      error={error}
      hint={
        <>
          De {reservation.partnerName}. Si aún no existe,{" "}
          <TextLink href={links.newProjectOf(reservation.partnerId)}>cree el proyecto</TextLink>.
        </>
      }
    >
      <Combobox
        label={fields.projectId.label}
        source={source}
        value={projectId ? String(projectId) : ""}
        valueLabel={label || undefined}
        placeholder="Buscar por campamento"
        onValueChange={(value, option) => {
          setLabel(option?.label ?? "");
          onChange(value ? Number(value) : null);
        }}
      />
    </Field>
  );
}
