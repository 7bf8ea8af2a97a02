import { database } from "@/db/client";
import { aUser } from "@/db/testing/factories";
import { type BaseContext, type Context, plainContext } from "./context";

export const nobodyAt = (
  moment: Date | string,
  timeZone: BaseContext["timeZone"] = "America/Guayaquil",
): BaseContext => plainContext({ db: database(), now: new Date(moment), timeZone });

export const memberAt = async (
  moment: Date | string,
  given: Parameters<typeof aUser>[0] = {},
): Promise<Context> => ({
  ...nobodyAt(moment),
  caller: { user: await aUser(given), sessionId: null, tokenId: null, scope: "write" },
});
