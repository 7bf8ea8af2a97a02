import * as z from "zod";
import { roles } from "@/db/values";
import { type Listed, listJson } from "../lists/page";
import { listBody, namedBody, recordBody } from "../wire/output";
import type { User } from "./get-user";

const UserBody = namedBody("User", {
  id: z.int(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(roles),
  is_active: z.boolean(),
  is_confirmed_mail: z.boolean(),
  siganture_name: z.string().nullable(),
  siganture_role: z.string().nullable(),
  notes: z.string().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

const userJson = (user: User): z.input<typeof UserBody> => ({
  id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  role: user.role,
  is_active: user.isActive,
  is_confirmed_mail: user.isConfirmedMail,
  siganture_name: user.signatureName,
  siganture_role: user.signatureRole,
  notes: user.notes,
  created_at: user.createdAt.toISOString(),
  updated_at: user.updatedAt.toISOString(),
});

export const UserRecord = recordBody(UserBody);
export const UserListing = listBody(UserBody);

export const userRecordJson = (user: User) => ({ data: userJson(user) });
export const userCreatedJson = (user: User) => ({
  message: "Usuario creado.",
  data: userJson(user),
});
export const userUpdatedJson = (user: User) => ({
  message: "Usuario actualizado.",
  data: userJson(user),
});
export const userDeletedJson = () => ({ message: "Usuario eliminado." });
export const userListJson = (listed: Listed<User>) => listJson(listed, userJson);
