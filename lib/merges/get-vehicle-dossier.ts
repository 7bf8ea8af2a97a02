import { listVehicleBranches } from "../archive/list-vehicle-branches";
import { ownersAt } from "../files/branch";
import { listAttachedFiles } from "../files/list-attached-files";
import type { Context } from "../kernel/context";
import { NotFound } from "../kernel/errors";
import { printVehicle } from "../printed/print-vehicle";
import { type Dossier, partsOf } from "./part";

export async function getVehicleDossier(
  ctx: Context,
  ref: { vehicleId: number },
): Promise<Dossier> {
  const [vehicle] = await listVehicleBranches(ctx, [ref.vehicleId]);
  if (!vehicle) throw new NotFound("No existe el vehículo.");
  const records = vehicle.children;
  const partOf = partsOf(await listAttachedFiles(ctx, [vehicle, ...records].flatMap(ownersAt)));
  const own = (field: string, title: string) => partOf(vehicle, field, { title, group: null });
  return {
    name: `${vehicle.label}-documentos`,
    title: `Vehículo ${vehicle.label}`,
    parts: [
      {
        title: "Reporte del vehículo",
        group: null,
        source: { print: () => printVehicle(ctx, ref) },
      },
      ...own("poliza_file", "Póliza"),
      ...own("matricula_file", "Matrícula"),
      ...own("rev_tec_file", "Revisión técnica"),
      ...records.flatMap((record) => {
        const isPass = record.model === "pass_vehicle";
        const field = isPass ? "pass_file" : "certification_file";
        const group = isPass ? "Pases de bloque" : "Certificaciones";
        return partOf(record, field, { title: record.label, group });
      }),
    ],
  };
}
