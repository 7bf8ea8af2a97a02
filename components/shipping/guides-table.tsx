"use client";

import { Package } from "lucide-react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import type { FirstAct } from "@/components/ui/empty-state";
import type { Option } from "@/components/ui/select";
import { guideStatuses, guideTypes } from "@/db/values";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { guideStatusLabels, guideTypeLabels } from "@/lib/shipping/labels";
import type { Guide } from "@/lib/shipping/queries";
import { isVoidGuide } from "@/lib/states/guide";
import { guideColumns } from "./guide-columns";

const state: Filter[] = [
  {
    kind: "select",
    key: "status",
    label: "Estado",
    options: guideStatuses.map((value) => ({ value, label: guideStatusLabels[value] })),
  },
  {
    kind: "select",
    key: "type",
    label: "Tipo",
    options: guideTypes.map((value) => ({ value, label: guideTypeLabels[value] })),
  },
  { kind: "dates", key: "date", label: "Fecha" },
];

interface Choices {
  projects: readonly Option[];
  partners: readonly Option[];
}

const places = ({ projects, partners }: Choices): Filter[] => [
  { kind: "select", key: "projectId", label: "Proyecto", options: projects },
  { kind: "select", key: "partnerId", label: "Cliente", options: partners },
];

interface GuidesTableProps {
  query: ListQuery<string, object>;
  rows: readonly Guide[];
  total: number;
  /** Left out where the guides are of one project. */
  choices?: Choices;
  exportHref: string;
  /** What makes the first one. */
  create: FirstAct;
}

/** The shipping guides of a project, or of all. */
export const GuidesTable = ({ choices, create, ...list }: GuidesTableProps) => (
  <DataTable
    {...list}
    id={choices ? "shipping" : "project-shipping"}
    label="Guías de remisión"
    searchLabel={
      choices ? "Buscar por número, proyecto o placa" : "Buscar por número, transportista o placa"
    }
    columns={choices ? guideColumns.ofAll : guideColumns.ofProject}
    filters={choices ? [...state, ...places(choices)] : state}
    rowId={({ id }) => String(id)}
    rowHref={({ id }) => links.shippingGuide(id)}
    rowMuted={isVoidGuide}
    empty={{
      icon: Package,
      title: "Aún no hay guías de remisión",
      description: "Cada guía dice qué se mueve, de dónde a dónde, quién lo lleva y cuánto cuesta.",
      act: create,
    }}
  />
);
