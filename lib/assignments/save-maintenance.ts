import { eq } from "drizzle-orm";
import { assignments } from "@/db/schema";
import { ensureMaintenanceService } from "../equipment/ensure-maintenance-service";
import { maintenanceCode } from "../equipment/maintenance-code";
import type { Context } from "../kernel/context";
import { invalidField } from "../kernel/errors";
import type { Decimal } from "../values/decimal";
import { forgetRates } from "./forget-rates";
import { type AskedFrequency, frequencyFault, frequencyFrom } from "./frequency";
import { newMaintenanceAssignment } from "./new-assignment";
import { linkedToUnit, listNamedAssignments, type NamedAssignment } from "./queries";

type Maintenance = { cost: Decimal; frequency: AskedFrequency };

/** Assigns the maintenance service when there is none (contract, section 10). */
export async function saveMaintenance(
  ctx: Context,
  unit: NamedAssignment,
  { cost, frequency }: Maintenance,
): Promise<void> {
  const services = await listNamedAssignments(ctx, linkedToUnit(unit));
  const stored = services.find(({ code }) => code === maintenanceCode) ?? null;
  const fault = frequencyFault(frequency, stored);
  if (fault) throw invalidField(fault.field, fault.message);
  const changed = { cost, ...frequencyFrom(frequency, stored) };
  if (stored) {
    await forgetRates(ctx, stored.id);
    await ctx.db.update(assignments).set(changed).where(eq(assignments.id, stored.id));
    return;
  }
  const { projectId, startDate, endDate } = unit;
  const terms = { projectId, startDate, endDate, cost, frequency: frequencyFrom(frequency) };
  const served = { id: unit.equipmentId, code: unit.code };
  const service = await ensureMaintenanceService(ctx);
  await ctx.db.insert(assignments).values(newMaintenanceAssignment(terms, served, service.id));
}
