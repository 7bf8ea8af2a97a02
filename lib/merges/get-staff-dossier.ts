import { listStaffBranches } from "../archive/list-staff-branches";
import { ownersAt } from "../files/branch";
import { listAttachedFiles } from "../files/list-attached-files";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { printImmunisation } from "../printed/print-immunisation";
import { printStaff } from "../printed/print-staff";
import { type Dossier, type Part, partsOf } from "./part";

export async function getStaffDossier(ctx: Context, ref: { staffId: number }): Promise<Dossier> {
  const [person] = await listStaffBranches(ctx, [ref.staffId]);
  if (!person) throw new NotFound("No existe el técnico.");
  const passes = person.children.filter(({ model }) => model === "pass_technical");
  const partOf = partsOf(await listAttachedFiles(ctx, [person, ...passes].flatMap(ownersAt)));
  const printed = (title: string, print: typeof printStaff): Part => ({
    title,
    group: null,
    source: { print: () => print(ctx, ref) },
  });
  const own = (field: string, title: string) => partOf(person, field, { title, group: null });
  return {
    name: `${person.label}-documentos`,
    title: `Técnico ${person.label}`,
    parts: [
      printed("Reporte del técnico", printStaff),
      printed("Registro de inmunización", printImmunisation),
      ...own("dni_file", "Cédula"),
      ...own("license_file", "Licencia de conducir"),
      ...own("vaccine_certificate_file", "Carné de vacunación"),
      ...passes.flatMap((pass) =>
        partOf(pass, "pass_file", { title: pass.label, group: "Pases de bloque" }),
      ),
    ],
  };
}
