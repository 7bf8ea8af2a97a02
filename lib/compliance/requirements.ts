import { forGood } from "./vaccine-due";

/** What is so today is taken to stay so; what is not so is missing. */
export const factDay = (isSo: boolean) => (isSo ? forGood : null);
