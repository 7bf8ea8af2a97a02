import postgres from "postgres";
import { expect, test } from "vitest";
import { databaseFault } from "./database-fault";

/** What the driver throws at the first statement. */
async function thrownBy(address: string) {
  const sql = postgres(address, { max: 1, connect_timeout: 5 });
  try {
    return await sql`select 1`.then(
      () => null,
      (thrown: unknown) => thrown,
    );
  } finally {
    await sql.end();
  }
}

const ours = (change: (url: URL) => void) => {
  const url = new URL(process.env.DATABASE_URL ?? "");
  change(url);
  return url.href;
};

test.each([
  [
    "nobody listens",
    "postgres://faena:secreta@127.0.0.1:1/faena",
    "127.0.0.1:1 does not answer (ECONNREFUSED).",
  ],
  [
    "no such machine",
    "postgres://faena:secreta@nowhere.invalid:5432/faena",
    "nowhere.invalid:5432 does not answer (",
  ],
  [
    "no such database",
    ours((url) => {
      url.pathname = "/none";
    }),
    " has none of the name none: create it first.",
  ],
  [
    "no such user",
    ours((url) => {
      url.username = "nobody";
    }),
    " refuses the user nobody (28P01).",
  ],
])("%s is told in a sentence", async (_, address, said) => {
  const told = databaseFault(await thrownBy(address), [address]);
  expect(told).toContain("The database at ");
  expect(told).toContain(said);
  expect(told).not.toContain(new URL(address).password);
});

test("anything else is told whole", () => {
  expect(databaseFault(new Error("other"), ["postgres://a@b/c"])).toBeNull();
  expect(
    databaseFault(Object.assign(new Error("store"), { code: "ECONNREFUSED" }), [
      "postgres://a@b/c",
    ]),
  ).toBeNull();
});

test("behind a pooler both addresses are told, since either may be meant", async () => {
  const [direct, pooled] = [
    "postgres://faena@127.0.0.1:1/faena",
    "postgres://faena@127.0.0.1:2/faena",
  ];
  expect(databaseFault(await thrownBy(pooled), [direct, pooled])).toBe(
    "The database at 127.0.0.1:1 or 127.0.0.1:2 does not answer (ECONNREFUSED).",
  );
});
