import * as z from "zod";
import { type OneOrMany, oneOrManyJson } from "../lists/page";
import { namedBody, oneOrManyBody, recordBody } from "../wire/output";
import type { VehiclePass } from "./get-pass";

const PassBody = namedBody("VehiclePass", {
  id: z.int(),
  vehicle_id: z.int(),
  vehicle_plate: z.string(),
  bloque: z.string(),
  fecha_caducidad: z.iso.date(),
  pass_file_url: z.string().optional(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const passJson = (pass: VehiclePass): z.input<typeof PassBody> => ({
  id: pass.id,
  vehicle_id: pass.vehicleId,
  vehicle_plate: pass.plate,
  bloque: pass.block,
  fecha_caducidad: pass.expiresOn,
  pass_file_url: pass.file ?? undefined,
  created_at: pass.createdAt.toISOString(),
  updated_at: pass.updatedAt.toISOString(),
});

export const VehiclePassRecord = recordBody(PassBody);
export const VehiclePassListing = oneOrManyBody(PassBody);
export const VehiclePassRemoved = recordBody(
  PassBody.pick({ id: true, vehicle_plate: true, bloque: true }),
);

export const vehiclePassSavedJson = ({ isNew, pass }: { isNew: boolean; pass: VehiclePass }) => ({
  message: isNew ? "Pase creado." : "Pase actualizado.",
  data: passJson(pass),
});
export const vehiclePassRemovedJson = (pass: VehiclePass) => ({
  message: "Pase eliminado.",
  data: { id: pass.id, vehicle_plate: pass.plate, bloque: pass.block },
});
export const vehiclePassListJson = (found: OneOrMany<VehiclePass>) =>
  oneOrManyJson(found, passJson);
