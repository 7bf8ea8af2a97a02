import { and, eq, exists, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { unremoved } from "@/db/live";
import { attachments } from "@/db/schema";
import type { attachableModels } from "@/db/values";

export const yesOrNoLabels = { yes: "Sí", no: "No" };

/** A dimension's code of a condition that is never null. */
export const yesOrNo = (condition: SQL): SQL =>
  sql`case when ${condition} then 'yes' else 'no' end`;

/** One of the fields of a record holds a file. */
export const withFile = (model: (typeof attachableModels)[number], id: PgColumn): SQL =>
  exists(
    sql`(select from ${attachments} where ${and(
      eq(attachments.model, model),
      eq(attachments.objectId, id),
      unremoved(attachments),
    )})`,
  );

/** {@link yesOrNo} as it was asked for; nothing was asked: any. */
export const asAsked = (condition: SQL, asked: boolean | undefined): SQL | undefined =>
  asked === undefined ? undefined : asked ? condition : sql`not ${condition}`;
