import { Badge, type Tone } from "@/components/ui/badge";
import type { maintenanceTypes } from "@/db/values";
import { isCorrective } from "@/lib/maintenance/fault";
import { maintenanceStatusLabels, maintenanceTypeLabels } from "@/lib/maintenance/labels";
import type { MaintenanceStatus } from "@/lib/states/maintenance";

export const maintenanceTones: Record<MaintenanceStatus, Tone> = {
  IN_PROGRESS: "info",
  COMPLETED: "warning",
  APPROVED: "success",
};

export const MaintenanceState = ({ status }: { status: MaintenanceStatus }) => (
  <Badge dot tone={maintenanceTones[status]}>
    {maintenanceStatusLabels[status]}
  </Badge>
);

export const MaintenanceKind = ({ type }: { type: (typeof maintenanceTypes)[number] }) => (
  <Badge tone={isCorrective({ type }) ? "danger" : "neutral"}>{maintenanceTypeLabels[type]}</Badge>
);
