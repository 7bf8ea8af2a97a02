/** What is recorded of who comes in and what he may do. */
export const accessKinds = [
  "SIGN_IN",
  "SIGN_IN_FAILED",
  "SIGN_OUT",
  "SESSIONS_ENDED",
  "PASSWORD_CHANGED",
  "SECOND_FACTOR_ON",
  "SECOND_FACTOR_OFF",
  "TOKEN_CREATED",
  "TOKENS_REVOKED",
  "USER_CREATED",
  "USER_CHANGED",
  "USER_DELETED",
  "SETTINGS_CHANGED",
  "DATA_EXPORTED",
  "DATA_ERASED",
] as const;
