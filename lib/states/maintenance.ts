import { maintenanceStatuses } from "@/db/values";

export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

type MaintenanceStatusRules = {
  /** Signed with name and time; only who may approve changes it. */
  isApproved: boolean;
  /** A sheet bills it. */
  isBillable: boolean;
  /** The intended progression; an update may set any status (decision 0008). */
  next: readonly MaintenanceStatus[];
};

/** Specification, "Maintenance sheet status". */
export const maintenanceStatusRules: Record<MaintenanceStatus, MaintenanceStatusRules> = {
  IN_PROGRESS: { isApproved: false, isBillable: false, next: ["COMPLETED"] },
  COMPLETED: { isApproved: false, isBillable: true, next: ["APPROVED"] },
  APPROVED: { isApproved: true, isBillable: true, next: [] },
};

export const billableMaintenance = maintenanceStatuses.filter(
  (status) => maintenanceStatusRules[status].isBillable,
);

export const isUnderWay = ({ status }: { status: MaintenanceStatus }): boolean =>
  !maintenanceStatusRules[status].isBillable;

type Approval = { approvedBy: string | null; approvedAt: Date | null };

/** Entering signs the approval, leaving clears it, staying keeps it. */
export function approvalAfter(
  before: MaintenanceStatus,
  after: MaintenanceStatus,
  signature: { by: string; at: Date },
): Approval | null {
  if (maintenanceStatusRules[before].isApproved === maintenanceStatusRules[after].isApproved)
    return null;
  return maintenanceStatusRules[after].isApproved
    ? { approvedBy: signature.by, approvedAt: signature.at }
    : { approvedBy: null, approvedAt: null };
}
