import { sql } from "drizzle-orm";
import { mails } from "@/db/schema";

const { words, html, secret } = mails;

/** Columns of a mail whose link nobody needs any more. */
export const withoutSecret = {
  words: sql`coalesce(replace(${words}, ${secret}, '…'), ${words})`,
  html: sql`coalesce(replace(${html}, ${secret}, '…'), ${html})`,
  secret: null,
};
