import * as z from "zod";
import { text } from "../wire/input";

export const SampleRemoval = z.object({ word: text(20) });
