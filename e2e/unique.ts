import { randomInt } from "node:crypto";

/** A text that no other test or run has used. */
export const unique = (start: string) => `${start} ${randomInt(1e11)}`;

/** A company's RUC that no other test or run has used. */
export const uniqueTaxId = () => `179${String(randomInt(1e7)).padStart(7, "0")}001`;

const letter = () => String.fromCharCode(65 + randomInt(26));

/** A plate that no other test or run has used. */
export const uniquePlate = () =>
  `P${letter()}${letter()}-${String(randomInt(1e4)).padStart(4, "0")}`;
