import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords";
import { uncommonRule, weaknessesOf } from "./password-rules";

const who = { email: "maria.jose@faena.test", firstName: "María José", lastName: "Ñúñez" };
const [short, numeric, similar] = [
  "Tener al menos 8 caracteres.",
  "No ser solo números.",
  "No parecerse a su nombre ni a su correo.",
];

test.each([
  ["Corriente-Napo-26", []],
  ["napo", [short]],
  ["94817263", [numeric]],
  ["12345678", [numeric, uncommonRule]],
  ["sunshine1", [uncommonRule]],
  ["SunShine1", [uncommonRule]],
  ["mariajose1", [similar]],
  ["MARIA.JOSE@faena", [similar]],
  ["nunez.jose.maria", [similar]],
  ["ñandúes1", []],
])("%s", (password, weaknesses) => {
  expect(weaknessesOf(password, who, isCommonPassword)).toEqual(weaknesses);
});
