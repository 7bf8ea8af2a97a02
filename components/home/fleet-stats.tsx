import { CircleDollarSign, FolderKanban, Toilet, TriangleAlert } from "lucide-react";
import { Stat } from "@/components/ui/stat";
import { conditionsInNeed } from "@/lib/equipment/condition";
import type { Fieldwork } from "@/lib/home/get-fieldwork";
import { links } from "@/lib/links/pages";
import { showMoney } from "@/lib/values/decimal";

const attention = new URLSearchParams(
  conditionsInNeed.map((condition) => ["conditions", condition]),
);

export function FleetStats({ fieldwork }: { fieldwork: Fieldwork }) {
  const { fleet, openProjects, dailyRent } = fieldwork;
  const share = fleet.inService > 0 ? Math.round((fleet.rented / fleet.inService) * 100) : 0;
  return (
    <div className="grid gap-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
      <Stat
        label="Proyectos abiertos"
        value={openProjects.total}
        icon={FolderKanban}
        tone="accent"
        href={`${links.projects}?isClosed=false`}
      />
      <Stat
        label="Equipos rentados"
        value={fleet.rented}
        detail={`${share} % de ${fleet.inService} en servicio`}
        icon={Toilet}
        tone="info"
        href={`${links.equipmentList}?availabilities=RENTADO`}
      />
      {dailyRent === null ? null : (
        <Stat
          label="Renta diaria vigente"
          value={showMoney(dailyRent)}
          detail="Por los equipos en operación hoy"
          icon={CircleDollarSign}
          tone="success"
        />
      )}
      <Stat
        label="Requieren atención"
        value={fleet.needAttention}
        detail={`${fleet.ready} listos para salir`}
        icon={TriangleAlert}
        tone={fleet.needAttention > 0 ? "warning" : "neutral"}
        href={`${links.equipmentList}?${attention}`}
      />
    </div>
  );
}
