import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import { getWorksheet, lockWorksheet } from "../billing/get-worksheet";
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
type Load = (ctx: Context, id: number, how: { lock: boolean }) => Promise<SealableOwner>;

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
  technical: async (ctx, staffId, { lock }) =>
    ownerLike(await (lock ? lockStaffMember : getStaffMember)(ctx, { staffId })),
  vaccination_record: async (ctx, vaccinationId, { lock }) =>
    ofMember(ctx, await (lock ? lockVaccine : getVaccine)(ctx, { vaccinationId })),
  pass_technical: async (ctx, passId, { lock }) =>
    ofMember(ctx, (await (lock ? lockStaffPass : getStaffPass)(ctx, { passId })).pass),
  certification_vehicle: async (ctx, certificationId, { lock }) => {
    const found = await (lock ? lockCertification : getCertification)(ctx, { certificationId });
    return ofVehicle(ctx, found.certification);
  },
  pass_vehicle: async (ctx, passId, { lock }) =>
    ofVehicle(ctx, await (lock ? lockVehiclePass : getVehiclePass)(ctx, { passId })),
  vehicle: async (ctx, vehicleId, { lock }) =>
    ownerLike(await (lock ? lockVehicle : getVehicle)(ctx, { vehicleId })),
  custody_chain: async (ctx, chainId, { lock }) =>
    sealedBySheet((await (lock ? lockChain : getChain)(ctx, { chainId })).sheet),
  sheet_project: async (ctx, worksheetId, { lock }) =>
    sealedBySheet(await (lock ? lockWorksheet : getWorksheet)(ctx, { worksheetId })),
  shipping_guide: async (ctx, guideId, { lock }) => {
    await (lock ? lockGuide : getGuide)(ctx, { guideId });
    return unsealed;
  },
  resource_item: async (ctx, equipmentId, { lock }) => {
    const unit = await (lock ? lockEquipment : getEquipment)(ctx, { equipmentId });
    return { ...ownerLike(unit), seal: sealOfUnit(unit) };
  },
  maintenance_sheet: async (ctx, sheetId, { lock }) => {
    await (lock ? lockMaintenanceSheet : getMaintenanceSheet)(ctx, { sheetId });
    return unsealed;
  },
  user: async (ctx, userId, { lock }) => {
    if (lock) await ctx.db.select().from(users).where(eq(users.id, userId)).for(exclusive);
    return ownerLike(await getUser(ctx, { userId }));
  },
  settings: async (ctx, _, { lock }) => {
    await (lock ? lockSettings : getSettings)(ctx);
    return unsealed;
  },
};
