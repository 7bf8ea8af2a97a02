import { expect, it } from "vitest";
import { plainVolume, showVolume } from "./volume-text";

it.each([
  ["23.809524", "23,81"],
  ["3.785410", "3,79"],
  ["1000.000000", "1.000,00"],
  ["0.000000", "0,00"],
  [null, "—"],
])("shows %s as %s", (value, shown) => expect(showVolume(value)).toBe(shown));

it.each([
  ["23.809524", "23.809524"],
  ["3.785410", "3.78541"],
  ["1000.000000", "1000"],
  ["100", "100"],
  [null, null],
])("writes %s as %s", (value, typed) => expect(plainVolume(value)).toBe(typed));
