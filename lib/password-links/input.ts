import * as z from "zod";
import { Password } from "../auth/input";
import { text } from "../wire/input";

export const ForgottenInput = z.object({ email: text(254).pipe(z.email()) });

/** `key` is what the mail's link bears. */
export const NewPasswordInput = z.object({ key: z.string().max(200), new_password: Password });
