import { database } from "@/db/client";
import { findStranger } from "../auth/find-visit";
import type { BaseContext } from "../context";
import { dayOf } from "../dates";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";

const minute = 60_000;

/** The context of work that nobody asked for. */
async function houseContext(now: Date): Promise<BaseContext> {
  const { timeZone } = (await findStranger()).settings;
  return {
    db: database(),
    now,
    today: dayOf(now, timeZone),
    timeZone,
    address: "local",
    visit: null,
    inTransaction: false,
    afterCommit: () => {
      throw new TypeError("afterCommit needs a transaction");
    },
  };
}

async function keepHouse() {
  try {
    await freeEndedEquipment(await houseContext(new Date()));
  } catch (thrown) {
    // biome-ignore lint/suspicious/noConsole: nobody else hears of it, and the next minute tries again
    console.error(thrown);
  }
}

/** What the server does by itself once a minute; it never keeps the process alive. */
export function keepHouseEveryMinute() {
  setInterval(keepHouse, minute).unref();
}
