import { forgetExpired } from "../auth/forget-expired";
import { freeEndedEquipment } from "../equipment/free-ended-equipment";
import { resumeScans } from "../scans/resume-scans";
import { keepHouse } from "./house-context";

const minute = 60_000;

const works = [freeEndedEquipment, resumeScans, forgetExpired];

/** What the server does by itself once a minute; it never keeps the process alive. */
export function keepHouseEveryMinute() {
  setInterval(() => {
    for (const work of works) void keepHouse(work);
  }, minute).unref();
}
