import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashPassword } from "@/lib/auth/passwords";
import { hashSecret, newSecret } from "@/lib/kernel/secrets";
import { withoutData } from "./quiet-log.mjs";

const email = "ana.perez@empresa.com.ec";

test("of a statement that failed: what it is and its code, none of its values", () => {
  const said = Object.assign(new Error(`Key (email)=(${email}) already exists`), {
    name: "PostgresError",
    code: "23505",
    detail: `Key (email)=(${email}) already exists.`,
  });
  const thrown = new DrizzleQueryError("insert into users (email) values ($1)", [email], said);
  const text = withoutData(new Error("save", { cause: thrown }));
  expect(text).toContain("insert into users (email) values ($1)");
  expect(text).toContain("23505");
  expect(text).toContain("quiet-log.test");
  expect(text).not.toContain(email);
});

test("of anything else: no address, no digest, no secret", async () => {
  const secret = newSecret();
  const password = await hashPassword("Campamento-Norte-77");
  const words = `de ${email}: ${secret} ${hashSecret(secret)} ${password}`;
  const things = [words, new TypeError(words), { words }, new AggregateError([new Error(words)])];
  for (const thing of things) {
    const text = withoutData(thing);
    for (const datum of [email, secret, hashSecret(secret), password])
      expect(text).not.toContain(datum);
  }
  expect(withoutData(new TypeError("cannot read x"))).toContain("TypeError: cannot read x");
});

test.each(["-", "_", "x"])(
  "a secret that begins or ends with %s is none the less hidden",
  (sign) => {
    for (const secret of [`${sign}${"gZ3".repeat(14)}`, `${"gZ3".repeat(14)}${sign}`])
      expect(withoutData(`cookie ${secret}; otra`)).toBe("cookie …; otra");
  },
);
