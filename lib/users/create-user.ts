import type * as z from "zod";
import { users } from "@/db/schema";
import { recordAccess } from "../access/record-access";
import { assertStrong, hashPassword } from "../auth/passwords";
import { atomically, type BaseContext } from "../kernel/context";
import { single } from "../values/rows";
import { type User, userColumns } from "./get-user";
import type { UserInput } from "./input";

/** Refuses an e-mail that a live one has, and a weak password. */
export async function createUser(
  ctx: BaseContext,
  { password, ...fields }: z.output<typeof UserInput>,
): Promise<User> {
  assertStrong(password, fields);
  const passwordHash = await hashPassword(password);
  return atomically(ctx, async (ctx) => {
    const user = single(
      await ctx.db
        .insert(users)
        .values({ ...fields, passwordHash })
        .returning(userColumns),
    );
    await recordAccess(ctx, { kind: "USER_CREATED", subject: user.email });
    return user;
  });
}
