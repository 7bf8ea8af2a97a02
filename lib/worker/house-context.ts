import { database } from "@/db/client";
import { getArrivalOfStranger } from "../auth/get-arrival";
import { type BaseContext, plainContext } from "../kernel/context";

/** Nobody's, as of now. */
export async function houseContext(): Promise<BaseContext> {
  const { timeZone } = (await getArrivalOfStranger()).settings;
  return plainContext({ db: database(), now: new Date(), timeZone });
}
