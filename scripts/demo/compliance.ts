import { and, eq } from "drizzle-orm";
import { live } from "@/db/live";
import { complianceRules, projects } from "@/db/schema";
import { addTemplate } from "@/lib/compliance/add-template";
import { createOverride } from "@/lib/compliance/create-override";
import { createRule } from "@/lib/compliance/create-rule";
import { OverrideInput } from "@/lib/compliance/override-input";
import { RuleInput, RuleUpdate, TemplateInput } from "@/lib/compliance/rule-input";
import { updateRule } from "@/lib/compliance/update-rule";
import { withdrawOverride } from "@/lib/compliance/withdraw-override";
import { addDays } from "@/lib/values/dates";
import { single } from "@/lib/values/rows";
import { keepSigned } from "./files";
import { aLetter } from "./letter";
import type { Moment } from "./moment";
import type { Crew } from "./people-and-trucks";

const block = "BLOCK_15";

async function seedRules(at: Moment) {
  const ctx = at(40);
  await addTemplate(ctx, TemplateInput.parse({ template: "general" }));
  await addTemplate(ctx, TemplateInput.parse({ template: "vacuum" }));
  await addTemplate(ctx, TemplateInput.parse({ template: "oil-block", bloque: block }));
  await createRule(
    ctx,
    RuleInput.parse({ subject: "EQUIPMENT", requirement: "CONDITION", level: "WARN" }),
  );
  const pass = {
    ...{ subject: "TECHNICAL", requirement: "PASS", bloque: block, level: "BLOCK" },
    note: "La garita no deja entrar a nadie sin pase.",
  };
  const { id } = single(
    await ctx.db
      .select({ id: complianceRules.id })
      .from(complianceRules)
      .where(
        and(
          eq(complianceRules.block, block),
          eq(complianceRules.subject, "TECHNICAL"),
          eq(complianceRules.requirement, "PASS"),
        ),
      ),
  );
  await updateRule(at(25), RuleUpdate.parse({ ...pass, rule_id: id }));
}

/** At the camp of the block: one of now, one that is over, one that was taken back. */
async function seedOverrides(at: Moment, crew: Crew) {
  const { today, db } = at(0);
  const { id } = single(
    await db
      .select({ id: projects.id })
      .from(projects)
      .where(and(live(projects), eq(projects.block, "BLOCK 15"))),
  );
  const [, segundo, , edison] = crew.members;
  const [, tanker] = crew.vehicles;
  const override = (from: number, until: number, given: object) =>
    createOverride(
      at(Math.max(0, -from)),
      OverrideInput.parse({
        ...{ project_id: id, subject: "TECHNICAL", requirement: "PASS" },
        ...{ from_date: addDays(today, from), until_date: addDays(today, until), ...given },
      }),
    );
  const current = await override(0, 4, {
    subject_id: segundo?.id,
    reason: "Renovación pedida a la garita; entra con el supervisor del bloque.",
  });
  await keepSigned(
    at(0),
    { model: "compliance_override", objectId: current.id, field: "override_file" },
    await aLetter("autorizacion-garita.pdf", [
      "Garita del bloque 15",
      "",
      `Se autoriza el ingreso de ${current.subjectName} mientras se renueva su pase,`,
      "acompañado por el supervisor del bloque.",
      "",
      "Firma: Supervisor de seguridad",
    ]),
  );
  await override(-16, -12, {
    subject_id: edison?.id,
    reason: "Reemplazo de emergencia con permiso por el día de la garita.",
  });
  const { id: overrideId } = await override(-3, 2, {
    ...{ subject: "VEHICLE", subject_id: tanker?.id, requirement: "REGISTRATION" },
    reason: "Matriculación en trámite, con turno para el viernes.",
  });
  await withdrawOverride(at(2), { overrideId });
}

/** Rules that warn, and one that blocks; who answered for whom. */
export async function seedCompliance(at: Moment, crew: Crew) {
  await seedRules(at);
  await seedOverrides(at, crew);
}
