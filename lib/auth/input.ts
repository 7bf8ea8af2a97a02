import * as z from "zod";
import { tokenScopes } from "@/db/values";
import { alwaysPaged, paging } from "../lists/input";
import { Code, Otp } from "../one-time-codes/input";
import { Id, LooseId, renamed, text } from "../wire/input";
import { requiredMessage } from "../wire/required-message";

const names = {
  expires_in_days: "expiresInDays",
  token_id: "tokenId",
  session_id: "sessionId",
} as const;

/** Never trimmed. */
export const Password = z.string().min(1, requiredMessage).max(200);

export const Credentials = z
  .object({ username: text(254), password: Password, otp: Otp })
  .meta({ id: "Credentials" });

export const FormSignIn = z.union([
  z.object({ username: z.undefined().optional(), password: z.undefined().optional(), otp: Code }),
  Credentials,
]);

const daysInTenYears = 3650;

const tokenFields = z.object({
  name: text(100).nullish(),
  scope: z.enum(tokenScopes).nullish(),
  expires_in_days: z
    .union([
      z.int(),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number),
    ])
    .refine(
      (days) => days >= 1 && days <= daysInTenYears,
      `Debe estar entre 1 y ${daysInTenYears}.`,
    )
    .nullish(),
});

const askedOf = ({ name, scope, expires_in_days }: z.output<typeof tokenFields>) => ({
  name: name ?? "API",
  scope: scope ?? ("write" as const),
  expiresInDays: expires_in_days ?? null,
});

export const TokenInput = tokenFields
  .extend({ username: text(254).optional(), password: Password.optional(), otp: Otp })
  .transform(askedOf)
  .meta({ id: "TokenInput" });

export const ConfirmedTokenInput = tokenFields
  .extend({ password: Password, otp: Otp })
  .transform(({ password, otp, ...fields }) => ({ password, otp, ...askedOf(fields) }));

export const TokenRef = z.object({ token_id: Id }).transform(renamed(names));
export const TokenListQuery = z.object(paging).transform(alwaysPaged);

export const SessionRef = z.object({ session_id: LooseId }).transform(renamed(names));
