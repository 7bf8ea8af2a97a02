"use client";

import { QrCode, Toilet } from "lucide-react";
import Link from "next/link";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { Button } from "@/components/ui/button";
import type { FirstAct } from "@/components/ui/empty-state";
import { availabilities, conditions, equipmentTypes } from "@/db/values";
import { availabilityLabels, conditionLabels, typeLabels } from "@/lib/equipment/labels";
import type { ListedEquipment } from "@/lib/equipment/list-equipment";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { equipmentColumns } from "./equipment-columns";

type OccupiedProject = { id: number; location: string; partnerName: string };

interface EquipmentTableProps {
  query: ListQuery<string, object>;
  rows: ListedEquipment[];
  total: number;
  /** The projects where some unit is. */
  projects: OccupiedProject[];
  /** What makes the first one. */
  create: FirstAct;
}

const optionsOf = <Word extends string>(words: readonly Word[], labels: Record<Word, string>) =>
  words.map((value) => ({ value, label: labels[value] }));

const filtersOf = (projects: OccupiedProject[]): Filter[] => [
  { kind: "multi", key: "types", label: "Tipo", options: optionsOf(equipmentTypes, typeLabels) },
  {
    kind: "multi",
    key: "conditions",
    label: "Estado",
    options: optionsOf(conditions, conditionLabels),
  },
  {
    kind: "multi",
    key: "availabilities",
    label: "Disponibilidad",
    options: optionsOf(availabilities, availabilityLabels),
  },
  {
    kind: "select",
    key: "projectId",
    label: "Proyecto",
    options: projects.map(({ id, location, partnerName }) => ({
      value: String(id),
      label: `${partnerName} · ${location}`,
    })),
  },
  { kind: "boolean", key: "isActive", label: "Activo", yes: "Activos", no: "Inactivos" },
];

/** The inventory: searched, filtered and exported, with labels for the chosen ones. */
export function EquipmentTable({ create, projects, ...list }: EquipmentTableProps) {
  return (
    <DataTable
      {...list}
      id="equipment"
      label="Equipos y servicios"
      searchLabel="Buscar por código o nombre"
      columns={equipmentColumns}
      filters={filtersOf(projects)}
      rowId={({ id }) => String(id)}
      rowHref={({ id }) => links.equipment(id)}
      rowMuted={({ isActive, availability }) => !isActive || availability === "RETIRADO"}
      exportHref="/equipment/export"
      bulkActions={(ids) => (
        <Button asChild size="sm">
          <Link href={`/equipment/labels?ids=${ids.join(",")}`}>
            <QrCode aria-hidden="true" />
            Etiquetas
          </Link>
        </Button>
      )}
      empty={{
        icon: Toilet,
        title: "Aún no hay equipos ni servicios",
        description:
          "Registre las unidades que renta y los servicios que presta para asignarlos a proyectos.",
        act: create,
      }}
    />
  );
}
