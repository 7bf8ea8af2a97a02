import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { keepHouse } from "./house-context";

const minute = 60_000;

/** What the server does by itself once a minute; it never keeps the process alive. */
export function keepHouseEveryMinute() {
  setInterval(() => keepHouse(freeEndedEquipment), minute).unref();
}
