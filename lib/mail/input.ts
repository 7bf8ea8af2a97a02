import * as z from "zod";
import { Id } from "../wire/input";

export const MailRef = z.object({ mail_id: Id }).transform(({ mail_id: mailId }) => ({ mailId }));
