"use server";

import { strangerAction } from "@/lib/next/action";
import { askForLink } from "@/lib/password-links/ask-for-link";
import { ForgottenInput, NewPasswordInput } from "@/lib/password-links/input";
import { setPassword } from "@/lib/password-links/set-password";

export const ask = strangerAction({ input: ForgottenInput, run: askForLink });

export const save = strangerAction({ input: NewPasswordInput, run: setPassword });
