import * as z from "zod";
import { Id, optionalText } from "../wire/input";

/** What a form asks of a route besides its stops. */
export const RouteDetailsInput = z.object({ vehicle_id: Id.nullish(), notes: optionalText(2000) });
