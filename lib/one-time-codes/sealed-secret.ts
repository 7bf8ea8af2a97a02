import * as z from "zod";
import { getInstallation } from "../installation/get-installation";
import type { BaseContext } from "../kernel/context";
import { vaultOf } from "../kernel/vault";

const Sealed = z.object({ userId: z.int(), totp: z.string() });

const openVault = async (ctx: BaseContext) => vaultOf((await getInstallation(ctx)).answerSecret);

export const sealSecret = async (ctx: BaseContext, userId: number, totp: string) =>
  (await openVault(ctx)).seal({ userId, totp } satisfies z.infer<typeof Sealed>);

/** Null when the row was moved to another user. Throws when it was tampered with. */
export async function openSecret(ctx: BaseContext, userId: number, sealed: string) {
  const kept = Sealed.parse((await openVault(ctx)).open(sealed));
  return kept.userId === userId ? kept.totp : null;
}
