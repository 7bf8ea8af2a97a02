import type { BaseContext } from "../kernel/context";
import type { Day } from "../values/dates";
import { unsavedId } from "./chain-plan";
import { claimsOf } from "./claims";
import { factsOfPossibleDoubles } from "./double-charges";
import type { Charge, Facts } from "./facts";
import type { BilledLine } from "./line";
import { maintenanceLine } from "./line-kind";
import { type DoubleCharge, listDoubleChargesAmong } from "./list-double-charges";
import { listWorkCharges } from "./list-work-charges";

export type PossibleMaintenance = {
  sheetId: number | null;
  projectId: number;
  unitId: number;
  day: Day;
};

const chargeOf = ({ sheetId, unitId, day }: PossibleMaintenance): Charge => ({
  kind: maintenanceLine,
  equipmentId: unitId,
  maintenanceSheetId: sheetId ?? unsavedId,
  shippingGuideId: null,
  date: day,
  description: "MANTENIMIENTO",
  amount: "1.00",
  referenceDocument: "",
});

const withSheet = (sheet: PossibleMaintenance) => (facts: Facts, lines: readonly BilledLine[]) => {
  const own = chargeOf(sheet);
  const others = facts.charges.filter(
    ({ maintenanceSheetId }) => maintenanceSheetId !== own.maintenanceSheetId,
  );
  return factsOfPossibleDoubles({ ...facts, charges: [...others, own] }, lines);
};

export async function listMaintenanceDoubleCharges(
  ctx: BaseContext,
  sheet: PossibleMaintenance,
): Promise<DoubleCharge[]> {
  const period = { from: sheet.day, to: sheet.day };
  const { projectId, unitId } = sheet;
  const known = await listWorkCharges(ctx, { projectId, period, keepFacts: withSheet(sheet) });
  const doubts = await listDoubleChargesAmong(ctx, known, { period, unitIds: [unitId] });
  const [own] = claimsOf({ ...chargeOf(sheet), assignmentId: null }, []);
  const isOwn = ({ claim }: { claim: string }) => claim === own;
  return doubts
    .filter(({ confirmed }) => confirmed === null)
    .map((doubt) => ({
      ...doubt,
      charges: doubt.charges.map((charge) =>
        isOwn(charge) ? { ...charge, label: "Mantenimiento", proofs: [] } : charge,
      ),
    }));
}
