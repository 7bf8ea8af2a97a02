import { maintenanceStatuses } from "@/db/values";

export type MaintenanceStatus = (typeof maintenanceStatuses)[number];

type WithStatus = { status: MaintenanceStatus };

type MaintenanceStatusRules = {
  isUnderWay: boolean;
  /** Signed with name and time; only who may approve changes it. */
  isApproved: boolean;
  /** A sheet bills it. */
  isBillable: boolean;
  /** The intended progression; an update may set any status (decision 0008). */
  next: readonly MaintenanceStatus[];
};

/** Specification, "Maintenance sheet status". */
export const maintenanceStatusRules: Record<MaintenanceStatus, MaintenanceStatusRules> = {
  IN_PROGRESS: { isUnderWay: true, isApproved: false, isBillable: false, next: ["COMPLETED"] },
  COMPLETED: { isUnderWay: false, isApproved: false, isBillable: true, next: ["APPROVED"] },
  APPROVED: { isUnderWay: false, isApproved: true, isBillable: true, next: [] },
};

/** The status that each move ends in. */
export const maintenanceMoves = {
  complete: { to: "COMPLETED" },
  takeBack: { to: "IN_PROGRESS" },
  approve: { to: "APPROVED" },
  withdrawApproval: { to: "COMPLETED" },
} as const satisfies Record<string, { to: MaintenanceStatus }>;

export const billableMaintenance = maintenanceStatuses.filter(
  (status) => maintenanceStatusRules[status].isBillable,
);

export const isUnderWay = ({ status }: WithStatus): boolean =>
  maintenanceStatusRules[status].isUnderWay;

export const isApproved = ({ status }: WithStatus): boolean =>
  maintenanceStatusRules[status].isApproved;

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
