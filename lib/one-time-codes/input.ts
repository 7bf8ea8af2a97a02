import * as z from "zod";
import { roles } from "@/db/values";
import { optionalText, text } from "../wire/input";
import { requiredMessage } from "../wire/required-message";

const longest = 60;

/** A JSON number loses its leading zeros. */
const asText = (given: string | number) =>
  typeof given === "number" ? String(given).padStart(6, "0") : given;

const withoutGaps = (code: string) => code.replace(/[\s-]/g, "");

/** Six digits, or a recovery code; blank is none. Ignored for users without a second factor. */
export const Otp = z
  .union([z.int().min(0).max(999_999), optionalText(longest)])
  .transform((given) => withoutGaps(asText(given ?? "")) || null);

export const Code = text(longest)
  .transform(withoutGaps)
  .refine((typed) => typed !== "", requiredMessage);

export const RequiredRoles = z
  .array(z.enum(roles))
  .max(roles.length)
  .transform((given) => roles.filter((role) => given.includes(role)));

const Password = z.string().min(1, requiredMessage).max(200);

export const StartInput = z.object({ password: Password });
export const TurnOnInput = z.object({ code: Code });
export const ProofInput = z.object({ password: Password, otp: Otp });
