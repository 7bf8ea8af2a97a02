import { and, asc, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { operatorBlocks, staff, staffPasses, vaccinations } from "@/db/schema";
import { inSpanish } from "@/db/search";
import { type Branch, branchesBelow, type ChildBranch, leaf } from "../files/branch";
import type { BaseContext } from "../kernel/context";
import { vaccineLabels } from "../staff/labels";
import { showDay } from "../values/dates";
import { amongOrAll, type IdsOrAll } from "./ids-or-all";

export async function listStaffBranches(ctx: BaseContext, which: IdsOrAll): Promise<Branch[]> {
  const [people, passes, doses] = await Promise.all([
    ctx.db
      .select({
        id: staff.id,
        firstName: staff.firstName,
        lastName: staff.lastName,
        dni: staff.dni,
      })
      .from(staff)
      .where(and(live(staff), amongOrAll(staff.id, which)))
      .orderBy(inSpanish(staff.lastName), inSpanish(staff.firstName), asc(staff.id)),
    listPasses(ctx, which),
    listDoses(ctx, which),
  ]);
  const passesOf = branchesBelow(passes);
  const dosesOf = branchesBelow(doses);
  return people.map((person) => ({
    ...leaf("technical", {
      id: person.id,
      label: `${person.firstName} ${person.lastName}`,
      detail: person.dni,
    }),
    children: [...passesOf(person.id), ...dosesOf(person.id)],
  }));
}

async function listPasses(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: staffPasses.id,
      staffId: staffPasses.staffId,
      expiresOn: staffPasses.expiresOn,
      block: operatorBlocks.label,
    })
    .from(staffPasses)
    .innerJoin(operatorBlocks, eq(operatorBlocks.code, staffPasses.block))
    .where(and(live(staffPasses), amongOrAll(staffPasses.staffId, which)))
    .orderBy(asc(staffPasses.block), asc(staffPasses.id));
  return rows.map(({ block, ...pass }) => ({
    parentId: pass.staffId,
    branch: leaf("pass_technical", {
      id: pass.id,
      label: `Pase ${block}`,
      detail: `Vence ${showDay(pass.expiresOn)}`,
    }),
  }));
}

async function listDoses(ctx: BaseContext, which: IdsOrAll): Promise<ChildBranch[]> {
  const rows = await ctx.db
    .select({
      id: vaccinations.id,
      staffId: vaccinations.staffId,
      vaccine: vaccinations.vaccine,
      doseNumber: vaccinations.doseNumber,
      appliedOn: vaccinations.appliedOn,
    })
    .from(vaccinations)
    .where(and(live(vaccinations), amongOrAll(vaccinations.staffId, which)))
    .orderBy(asc(vaccinations.vaccine), asc(vaccinations.appliedOn), asc(vaccinations.id));
  return rows.map((dose) => ({
    parentId: dose.staffId,
    branch: leaf("vaccination_record", {
      id: dose.id,
      label: [vaccineLabels[dose.vaccine], dose.doseNumber && `dosis ${dose.doseNumber}`]
        .filter(Boolean)
        .join(", "),
      detail: showDay(dose.appliedOn),
    }),
  }));
}
