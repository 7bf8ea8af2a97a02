import * as z from "zod";
import { text } from "../wire/input";

/** Typed, so that nobody removes it by mistake. */
export const sampleWord = "QUITAR";

export const SampleRemoval = z.object({ word: text(20) });
