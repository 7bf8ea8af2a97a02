import * as z from "zod";
import { type OneOrMany, oneOrManyJson } from "../lists/page";
import { namedBody, oneOrManyBody, recordBody } from "../wire/output";
import { MetaBody, metaJson } from "./meta-json";
import type { StaffPass } from "./queries";

export const NestedPassBody = namedBody("NestedStaffPass", {
  id: z.int(),
  bloque: z.string(),
  bloque_display: z.string(),
  fecha_caducidad: z.iso.date(),
  meta: MetaBody,
});

const PassBody = namedBody("StaffPass", {
  ...NestedPassBody.shape,
  technical_id: z.int(),
});

export const nestedPassJson = ({ pass, label }: StaffPass): z.input<typeof NestedPassBody> => ({
  id: pass.id,
  bloque: pass.block.toLowerCase(),
  bloque_display: label,
  fecha_caducidad: pass.expiresOn,
  meta: metaJson(pass),
});

const passJson = (found: StaffPass): z.input<typeof PassBody> => ({
  ...nestedPassJson(found),
  technical_id: found.pass.staffId,
});

export const StaffPassRecord = recordBody(PassBody);
export const StaffPassListing = oneOrManyBody(PassBody);
export const StaffPassRemoved = recordBody(PassBody.pick({ id: true, technical_id: true }));

export const staffPassSavedJson = ({ isNew, pass }: { isNew: boolean; pass: StaffPass }) => ({
  message: isNew ? "Pase creado." : "Pase actualizado.",
  data: passJson(pass),
});
export const staffPassRemovedJson = ({ pass }: StaffPass) => ({
  message: "Pase eliminado.",
  data: { id: pass.id, technical_id: pass.staffId },
});
export const staffPassListJson = (found: OneOrMany<StaffPass>) => oneOrManyJson(found, passJson);
