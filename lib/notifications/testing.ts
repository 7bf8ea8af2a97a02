import { asc } from "drizzle-orm";
import { database } from "@/db/client";
import { notifications } from "@/db/schema";
import { nobodyAt } from "../kernel/testing";
import { notify } from "./notify";

export const allNotifications = () =>
  database().select().from(notifications).orderBy(asc(notifications.id));

/** Who heard of what, in the order in which it was written. */
export const heardOf = async () =>
  (await allNotifications()).map(({ userId, kind }) => [userId, kind] as const);

/** Of an approved sheet at nine in the morning, and again at ten. */
export async function tellTwice(userId: number) {
  const told = { kind: "SHEET_APPROVED", params: { sheetNumber: "MNT-2026-0001" } } as const;
  const record = { type: "maintenance_sheet", id: 7 };
  const to = [userId];
  for (const [key, hour] of [
    ["1", "14"],
    ["2", "15"],
  ] as const)
    await notify(nobodyAt(`2026-03-10T${hour}:00:00Z`), [{ ...told, record, key, to }]);
}
