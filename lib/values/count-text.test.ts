import { expect, it } from "vitest";
import { counted } from "./count-text";

it.each([
  [0, "0 visitas"],
  [1, "1 visita"],
  [12, "12 visitas"],
  [1234, "1.234 visitas"],
])("%s is %s", (count, words) => expect(counted(count, "visita", "visitas")).toBe(words));
