import { eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { sessions } from "@/db/schema";
import { hashSecret } from "../kernel/secrets";

export const endSessionOfSecret = (db: Db, secret: string) =>
  db.delete(sessions).where(eq(sessions.tokenHash, hashSecret(secret)));
