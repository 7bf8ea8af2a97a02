import { randomInt } from "node:crypto";

/** Among all tests and runs. */
export const unique = (start: string) => `${start} ${randomInt(1e11)}`;

/** Unique among all tests and runs. */
export const uniqueTaxId = () => `179${String(randomInt(1e7)).padStart(7, "0")}001`;

const letter = () => String.fromCharCode(65 + randomInt(26));

/** Unique among all tests and runs. */
export const uniquePlate = () =>
  `P${letter()}${letter()}-${String(randomInt(1e4)).padStart(4, "0")}`;
