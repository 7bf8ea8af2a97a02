import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { getWorksheet, lockWorksheet } from "../billing/get-worksheet";
import { getOverride } from "../compliance/list-override-rows";
import { lockOverride } from "../compliance/withdraw-override";
import { getChain, lockChain } from "../custody/get-chain";
import { getEquipment, lockEquipment } from "../equipment/get-equipment";
import type { Context } from "../kernel/context";
import { exclusive } from "../kernel/lock";
import { getMaintenanceSheet, lockMaintenanceSheet } from "../maintenance/get-sheet";
import { getSettings, lockSettings } from "../settings/get-settings";
import { getGuide, lockGuide } from "../shipping/get-guide";
import { getStaffPass, lockStaffPass } from "../staff/get-pass";
import { getStaffMember, lockStaffMember } from "../staff/get-staff-member";
import { getVaccine, lockVaccine } from "../staff/get-vaccine";
import { getUser } from "../users/get-user";
import { getCertification, lockCertification } from "../vehicles/get-certification";
import { getVehiclePass, lockVehiclePass } from "../vehicles/get-pass";
import { getVehicle, lockVehicle } from "../vehicles/get-vehicle";
import type { AttachedModel } from "./attachable";
import { type Sealable, sealOfSheet, sealOfUnit } from "./protection";

export type SealableOwner = Sealable & {
  seriesCode?: string;
  isActive: () => Promise<boolean>;
};

type Sheet = { isClosed: boolean; seriesCode: string };
type Activatable = { isActive: boolean };
type Load = (ctx: Context, id: number, how: { isLocked: boolean }) => Promise<SealableOwner>;

const ownerLike = (holder: Activatable): SealableOwner => ({
  seal: null,
  isActive: async () => holder.isActive,
});
const unsealed = ownerLike({ isActive: true });
/** A paper is active when its holder is. */
const paperOf = (getHolder: () => Promise<Activatable>): SealableOwner => ({
  seal: null,
  isActive: async () => (await getHolder()).isActive,
});
const ofMember = (ctx: Context, paper: { staffId: number }) =>
  paperOf(() => getStaffMember(ctx, paper));
const ofVehicle = (ctx: Context, paper: { vehicleId: number }) =>
  paperOf(() => getVehicle(ctx, paper));
const sealedBySheet = (sheet: Sheet): SealableOwner => ({
  ...unsealed,
  seal: sealOfSheet(sheet),
  seriesCode: sheet.seriesCode,
});

export const ownersByModel: Record<AttachedModel, Load> = {
  technical: async (ctx, staffId, { isLocked }) =>
    ownerLike(await (isLocked ? lockStaffMember : getStaffMember)(ctx, { staffId })),
  vaccination_record: async (ctx, vaccinationId, { isLocked }) =>
    ofMember(ctx, await (isLocked ? lockVaccine : getVaccine)(ctx, { vaccinationId })),
  pass_technical: async (ctx, passId, { isLocked }) =>
    ofMember(ctx, (await (isLocked ? lockStaffPass : getStaffPass)(ctx, { passId })).pass),
  certification_vehicle: async (ctx, certificationId, { isLocked }) => {
    const found = await (isLocked ? lockCertification : getCertification)(ctx, { certificationId });
    return ofVehicle(ctx, found.certification);
  },
  pass_vehicle: async (ctx, passId, { isLocked }) =>
    ofVehicle(ctx, await (isLocked ? lockVehiclePass : getVehiclePass)(ctx, { passId })),
  vehicle: async (ctx, vehicleId, { isLocked }) =>
    ownerLike(await (isLocked ? lockVehicle : getVehicle)(ctx, { vehicleId })),
  custody_chain: async (ctx, chainId, { isLocked }) =>
    sealedBySheet((await (isLocked ? lockChain : getChain)(ctx, { chainId })).sheet),
  sheet_project: async (ctx, worksheetId, { isLocked }) =>
    sealedBySheet(await (isLocked ? lockWorksheet : getWorksheet)(ctx, { worksheetId })),
  shipping_guide: async (ctx, guideId, { isLocked }) => {
    await (isLocked ? lockGuide : getGuide)(ctx, { guideId });
    return unsealed;
  },
  resource_item: async (ctx, equipmentId, { isLocked }) => {
    const unit = await (isLocked ? lockEquipment : getEquipment)(ctx, { equipmentId });
    return { ...ownerLike(unit), seal: sealOfUnit(unit) };
  },
  maintenance_sheet: async (ctx, sheetId, { isLocked }) => {
    await (isLocked ? lockMaintenanceSheet : getMaintenanceSheet)(ctx, { sheetId });
    return unsealed;
  },
  compliance_override: async (ctx, overrideId, { isLocked }) => {
    await (isLocked ? lockOverride : getOverride)(ctx, { overrideId });
    return unsealed;
  },
  user: async (ctx, userId, { isLocked }) => {
    if (isLocked) await ctx.db.select().from(users).where(eq(users.id, userId)).for(exclusive);
    return ownerLike(await getUser(ctx, { userId }));
  },
  settings: async (ctx, _, { isLocked }) => {
    await (isLocked ? lockSettings : getSettings)(ctx);
    return unsealed;
  },
};
