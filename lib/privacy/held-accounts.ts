import { asLongAsTheAccount, auditedTable, plainTable, tableWithId } from "./held-table";

const user = "Users";
const access = "To let in who may, and nobody else.";

export const accounts = {
  users: auditedTable({
    whom: user,
    why: "To know who works with the product, what he may do and how he signs.",
    howLong: asLongAsTheAccount,
    about:
      "email first_name last_name role is_confirmed_mail siganture_name siganture_role second_factor_since",
    words: "notes",
    secret: "password_hash",
    erased: {
      replaced: "email first_name last_name",
      blanked:
        "is_confirmed_mail siganture_name siganture_role second_factor_since notes password_hash",
      proof: "role",
    },
    rest: "is_active is_deleted erased_at",
  }),
  sessions: tableWithId({
    whom: user,
    why: access,
    howLong: "Fourteen days from the sign-in, or until it is ended.",
    about: "address user_agent entry created_at expires last_used_at",
    who: "user_id",
    secret: "token_hash",
    erased: "deleted",
  }),
  company_accounts: plainTable({
    whom: user,
    why: access,
    howLong: asLongAsTheAccount,
    about: "issuer subject created_at",
    who: "user_id",
    erased: "deleted",
  }),
  api_tokens: tableWithId({
    whom: user,
    why: access,
    howLong: asLongAsTheAccount,
    about: "name scope created_at expires_at last_used_at revoked_at",
    who: "user_id",
    secret: "token_hash",
    erased: "deleted",
  }),
  access_events: tableWithId({
    whom: "Whoever came in, tried to or changed who may",
    why: "To know afterwards who entered, and from where.",
    howLong: "Twelve months, or as many as the settings say; erased by time.",
    about: "at kind account subject address user_agent",
    who: "user_id",
    erased: { security: "at kind account subject address user_agent user_id" },
  }),
  login_failures: tableWithId({
    whom: "Whoever tried to sign in",
    why: "To stop who guesses passwords.",
    howLong: "Two days.",
    about: "account address at",
    erased: "deleted",
  }),
  second_factors: plainTable({
    whom: user,
    why: access,
    howLong: "Until it is turned off or reset.",
    about: "created_at wrong_codes wrong_at",
    who: "user_id",
    secret: "sealed_secret last_step",
    erased: "deleted",
  }),
  recovery_codes: tableWithId({
    whom: user,
    why: access,
    howLong: "Until it is turned off or reset.",
    about: "used_at",
    who: "user_id",
    secret: "code_hash",
    erased: "deleted",
  }),
  idempotency_keys: plainTable({
    whom: user,
    why: "To answer a request that is sent again without doing it again.",
    howLong: "Seven days.",
    about: "operation status created_at",
    who: "user_id",
    secret: "key request_hash body",
    erased: "deleted",
  }),
  costly_calls: plainTable({
    whom: user,
    why: "To keep one user's programs from holding up everybody.",
    howLong: "The last of each kind.",
    about: "kind paid_until",
    who: "user_id",
    erased: "deleted",
  }),
  change_log: tableWithId({
    whom: "Users, and whoever a changed record speaks of",
    why: "To prove who changed what, and what it was before.",
    howLong: "As long as the records it proves; what it says of a person until he is erased.",
    about: "at action",
    who: "user_id",
    words: "changes",
    erased: { proof: "at action user_id", blanked: "changes" },
    rest: "record_type record_id project_id",
  }),
};
