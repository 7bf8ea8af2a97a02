import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { spacing: ["control", "control-sm"], radius: ["control", "card"] } },
});

/** The later of two conflicting Tailwind classes wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
