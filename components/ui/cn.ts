import { type ClassValue, clsx } from "clsx";
import { mergeClasses } from "./merge-classes";

/** The later of two conflicting Tailwind classes wins. */
export const cn = (...classes: ClassValue[]) => mergeClasses(clsx(classes));
