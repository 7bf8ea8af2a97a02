/**
 * One word for locking: `lockX` locks until the transaction ends, and what it gives is X as it then stands. It locks X, or
 * the project that every change of X locks first. What gets, finds or lists locks nothing. Why: docs/decisions/0077.
 *
 * Foreign keys wait for neither strength, so they never wait in another order than docs/decisions/0042.
 */

/** `lockX`, to change X: whoever else changes or names it waits. */
export const exclusive = "no key update";

/** `lockXShared`, to write down who or what X is: others may do so meanwhile, whoever changes or deletes X waits. */
export const shared = "share";
