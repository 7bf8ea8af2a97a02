"use client";

import { ShieldCheck } from "lucide-react";
import { useMemo } from "react";
import { DataTable } from "@/components/lists/data-table";
import type { Filter } from "@/components/lists/filters";
import { Alert } from "@/components/ui/alert";
import type { FirstAct } from "@/components/ui/empty-state";
import { vehicleTypes, workAreas } from "@/db/values";
import { type Compliance, fitnessFilters } from "@/lib/compliance/compliance";
import { overrideFields } from "@/lib/compliance/fields";
import { fitnessLabels } from "@/lib/compliance/labels";
import { links } from "@/lib/links/pages";
import type { ListQuery } from "@/lib/lists/address";
import { unknownBlockMessage } from "@/lib/settings/block-named";
import { workAreaLabels } from "@/lib/staff/labels";
import { vehicleTypeLabels } from "@/lib/vehicles/labels";
import { columnName, complianceColumns } from "./compliance-columns";
import { JobBar } from "./job-bar";

const fitness: Filter = {
  kind: "select",
  key: "fit",
  label: "Resultado",
  options: fitnessFilters.map((value) => ({ value, label: fitnessLabels[value] })),
};

const workArea: Filter = {
  kind: "select",
  key: "workArea",
  label: "Área",
  options: workAreas.map((value) => ({ value, label: workAreaLabels[value] })),
};

const type: Filter = {
  kind: "select",
  key: "type",
  label: "Tipo",
  options: vehicleTypes.map((value) => ({ value, label: vehicleTypeLabels[value] })),
};

const failingIn = ({ columns, requirement }: Compliance): Filter => ({
  kind: "select",
  key: "paper",
  label: "No cumple",
  options: columns.map(({ label }) => ({ value: label, label: columnName(label, requirement) })),
});

const kinds = {
  staff: {
    who: { id: "name", header: overrideFields.staffId.label, href: links.staffMember },
    label: "Técnicos",
    searchLabel: "Buscar por nombre o cédula",
    filter: workArea,
    exportHref: `${links.compliance}/export`,
    none: "Aún no hay técnicos activos",
  },
  vehicles: {
    who: { id: "plate", header: "Placa", href: links.vehicle },
    label: "Vehículos",
    searchLabel: "Buscar por placa, marca o modelo",
    filter: type,
    exportHref: `${links.vehicleCompliance}/export`,
    none: "Aún no hay vehículos activos",
  },
};

interface ComplianceTableProps {
  of: keyof typeof kinds;
  query: ListQuery<string, object>;
  compliance: Compliance;
  create: FirstAct;
}

export function ComplianceTable({ of, query, compliance, create }: ComplianceTableProps) {
  const { who, none, filter, ...kind } = kinds[of];
  const columns = useMemo(() => complianceColumns(who, compliance), [who, compliance]);
  return (
    <>
      <JobBar {...compliance} />
      {compliance.requirement.unknownBlock ? (
        <Alert tone="error" title={unknownBlockMessage}>
          «{compliance.requirement.unknownBlock}» no es ninguno de los bloques de la configuración.
          Elija el bloque del trabajo.
        </Alert>
      ) : (
        <DataTable
          {...kind}
          id={`compliance-${of}`}
          columns={columns}
          filters={[fitness, failingIn(compliance), filter]}
          query={query}
          rows={compliance.rows}
          total={compliance.total}
          rowId={({ id }) => String(id)}
          rowHref={({ id }) => who.href(id)}
          empty={{ icon: ShieldCheck, title: none, act: create }}
        />
      )}
    </>
  );
}
