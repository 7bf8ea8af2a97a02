import { type ClassValue, clsx } from "clsx";
import { extendTailwindMerge } from "tailwind-merge";

const merge = extendTailwindMerge({
  extend: { theme: { spacing: ["control", "control-sm"], radius: ["control", "card"] } },
});

/** Joins class names; the later of two conflicting Tailwind classes wins. */
export const cn = (...classes: ClassValue[]) => merge(clsx(classes));
