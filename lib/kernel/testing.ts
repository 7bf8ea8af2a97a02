import { database } from "@/db/client";
import { aUser } from "@/db/testing/factories";
import { type BaseContext, type Context, plainContext } from "./context";

/** A context of nobody at a moment of the company. */
export const nobodyAt = (
  moment: Date | string,
  timeZone: BaseContext["timeZone"] = "America/Guayaquil",
): BaseContext => plainContext({ db: database(), now: new Date(moment), timeZone });

/** A context of a member, office staff unless told, at a moment of the company. */
export const memberAt = async (
  moment: Date | string,
  given: Parameters<typeof aUser>[0] = {},
): Promise<Context> => ({
  ...nobodyAt(moment),
  caller: { user: await aUser(given), sessionId: null, tokenId: null, scope: "write" },
});
