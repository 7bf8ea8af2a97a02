import { Toilet } from "lucide-react";
import { Card } from "@/components/ui/card";
import type { FirstAct } from "@/components/ui/empty-state";
import { PlainTable } from "@/components/ui/plain-table";
import { TextLink } from "@/components/ui/text-link";
import { equipmentFields } from "@/lib/equipment/fields";
import { typeLabels } from "@/lib/equipment/labels";
import { links } from "@/lib/links/pages";
import type { UnitOnSite } from "@/lib/overview/list-units-on-site";
import { showDay } from "@/lib/values/dates";

export function PartnerUnits({ units, assign }: { units: UnitOnSite[]; assign: FirstAct }) {
  return (
    <Card title="Equipos en sitio" padding="none">
      <PlainTable
        label="Equipos en sitio"
        rows={units}
        rowKey={({ id }) => id}
        empty={{
          icon: Toilet,
          title: "Sin equipos en sitio",
          act: assign,
        }}
        columns={[
          {
            header: equipmentFields.code.label,
            cell: ({ id, code }) => <TextLink href={links.equipment(id)}>{code}</TextLink>,
          },
          { header: equipmentFields.type.label, cell: ({ type }) => typeLabels[type] },
          {
            header: equipmentFields.currentProjectId.label,
            cell: ({ projectId, location }) => (
              <TextLink href={links.project(projectId)}>
                {projectId} · {location}
              </TextLink>
            ),
          },
          { header: "Desde", cell: ({ since }) => (since ? showDay(since) : "—") },
        ]}
      />
    </Card>
  );
}
