/** Until the transaction ends: against every other change, or only while its name is written down. */
export type Lock = boolean | "named";

/**
 * Foreign keys wait for neither strength, so they never wait in another order than docs/decisions/0042; who deletes a
 * record waits for who names it, and the other way round.
 */
export const strengthOf = (lock: true | "named") =>
  lock === "named" ? ("share" as const) : ("no key update" as const);
