import * as z from "zod";
import { roles } from "@/db/values";
import { Password } from "../auth/input";
import { alwaysPaged, paging, QueryFlag } from "../lists/input";
import { Otp } from "../one-time-codes/input";
import { Id, optionalText, renamed, Search, text } from "../wire/input";

const names = {
  first_name: "firstName",
  last_name: "lastName",
  is_active: "isActive",
  siganture_name: "signatureName",
  siganture_role: "signatureRole",
  wants_digest: "wantsDigest",
  user_id: "userId",
} as const;

const fields = z.object({
  email: text(254).pipe(z.email()),
  first_name: text(100),
  last_name: text(100),
  role: z.enum(roles),
  password: Password,
  is_active: z.boolean().optional(),
  siganture_name: optionalText(200),
  siganture_role: optionalText(200),
  notes: optionalText(5000),
});

export const UserInput = fields.transform(renamed(names)).meta({ id: "UserInput" });

export const UserRef = z.object({ user_id: Id }).transform(renamed(names));

export const UserChanges = fields
  .partial()
  .extend({ user_id: Id })
  .transform(renamed(names))
  .meta({ id: "UserChanges" });

export const UserList = z
  .object({
    search: Search,
    role: z.enum(roles).optional(),
    is_active: QueryFlag.optional(),
    ...paging,
  })
  .transform(alwaysPaged)
  .transform(renamed(names));

export const ProfileInput = fields
  .pick({ first_name: true, last_name: true, siganture_name: true, siganture_role: true })
  .extend({ wants_digest: z.boolean() })
  .partial()
  .transform(renamed(names));

export const PasswordChange = z.object({
  current_password: Password,
  otp: Otp,
  new_password: Password,
  revoke_tokens: z.boolean().default(true),
});
