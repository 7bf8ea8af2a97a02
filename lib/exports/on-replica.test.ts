import { expect, test } from "vitest";
import { noteOf } from "./on-replica";

const at = (moment: string, today: string) =>
  noteOf(new Date(moment), { timeZone: "America/Guayaquil", today });

test("a note tells the time of the company, and the day where it is another", () => {
  expect(at("2026-11-25T19:03:11.900Z", "2026-11-25")).toBe("datos a las 14:03:11");
  expect(at("2026-11-26T05:00:00Z", "2026-11-26")).toBe("datos a las 00:00:00");
  expect(at("2026-11-26T04:59:59Z", "2026-11-26")).toBe("datos a las 23:59:59 del 25/11/2026");
});
