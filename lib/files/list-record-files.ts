import type { Context } from "../kernel/context";
import type { FileOwner } from "./branch";
import { getFileRights } from "./get-file-rights";
import { listAttachedFiles } from "./list-attached-files";
import { sealOfSheet } from "./protection";
import type { FileRights } from "./rights";
import { type Slots, slotsKey, slotsLookup } from "./slot";

export type RecordFiles = { slots: Slots; rights: FileRights };

export async function listRecordFiles(
  ctx: Context,
  owners: readonly FileOwner[],
  record: { isActive: boolean } = { isActive: true },
): Promise<RecordFiles> {
  const [attached, rights] = await Promise.all([
    listAttachedFiles(ctx, owners),
    getFileRights(ctx, record),
  ]);
  const slotsOf = slotsLookup(attached);
  const slots = owners.map((owner) => [slotsKey(owner), slotsOf(owner)]);
  return { slots: Object.fromEntries(slots), rights };
}

const owners = (model: FileOwner["model"], records: readonly { id: number }[]): FileOwner[] =>
  records.map(({ id }) => ({ model, id }));

type Ids = readonly { id: number }[];

export const listVehicleFiles = (
  ctx: Context,
  vehicle: { id: number; isActive: boolean; passes: Ids; certifications: Ids },
): Promise<RecordFiles> =>
  listRecordFiles(
    ctx,
    [
      ...owners("vehicle", [vehicle]),
      ...owners("pass_vehicle", vehicle.passes),
      ...owners("certification_vehicle", vehicle.certifications),
    ],
    vehicle,
  );

type Member = {
  id: number;
  isActive: boolean;
  passes: readonly { pass: { id: number } }[];
  vaccinations: Ids;
};

export const listStaffFiles = (ctx: Context, member: Member): Promise<RecordFiles> =>
  listRecordFiles(
    ctx,
    [
      ...owners("technical", [member]),
      ...owners(
        "pass_technical",
        member.passes.map(({ pass }) => pass),
      ),
      ...owners("vaccination_record", member.vaccinations),
    ],
    member,
  );

type Sheet = { id: number; isClosed: boolean };

/** Its chains', too; a closed sheet seals both. */
export const listWorksheetFiles = (
  ctx: Context,
  sheet: Sheet,
  chains: readonly { chain: { id: number } }[],
): Promise<RecordFiles> => {
  const seal = sealOfSheet(sheet);
  return listRecordFiles(ctx, [
    { model: "sheet_project", id: sheet.id, seal },
    ...chains.map(({ chain }) => ({ model: "custody_chain" as const, id: chain.id, seal })),
  ]);
};
