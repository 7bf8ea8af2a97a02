import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { type Db, database } from "./client";
import { aPartner, aUser } from "./testing/factories";

class Undone extends Error {}

async function undoing(work: (db: Db) => Promise<void>) {
  const done = database().transaction(async (db) => {
    await work(db);
    throw new Undone();
  });
  await expect(done).rejects.toThrow(Undone);
}

const audit = sql`
  version integer not null default 1, created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(), id_user_created integer, id_user_updated integer`;

test("a new table is stamped, logged and numbered by its versions once it is watched", async () => {
  const user = await aUser();
  await undoing(async (db) => {
    await db.execute(
      sql`create table lanterns (id integer primary key generated always as identity, name text, ${audit})`,
    );
    await db.execute(sql`select watch_table('lanterns', 'lantern')`);
    await db.execute(
      sql`select set_config('app.actor', ${String(user.id)}, true), set_config('app.now', '2026-03-04T05:06:07Z', true)`,
    );
    await db.execute(sql`insert into lanterns (name) values ('red')`);
    await db.execute(sql`update lanterns set name = 'blue'`);
    expect(
      await db.execute(
        sql`select version, created_at = '2026-03-04T05:06:07Z' as in_time, id_user_created as by from lanterns`,
      ),
    ).toEqual([{ version: 2, in_time: true, by: user.id }]);
    await db.execute(sql`delete from lanterns`);
    expect(
      await db.execute(
        sql`select action, user_id as by, changes -> 'name' as name from change_log where record_type = 'lantern' order by id`,
      ),
    ).toEqual([
      { action: "INSERT", by: user.id, name: [null, "red"] },
      { action: "UPDATE", by: user.id, name: ["red", "blue"] },
      { action: "DELETE", by: user.id, name: ["blue", null] },
    ]);
  });
});

test("what is part of a record raises its version", async () => {
  const { id } = await aPartner();
  await undoing(async (db) => {
    await db.execute(
      sql`create table tails (id integer primary key generated always as identity, partner_id integer, ${audit})`,
    );
    await db.execute(sql`select watch_table('tails', 'tail', 'partners', 'partner_id')`);
    await db.execute(sql`insert into tails (partner_id) values (${id})`);
    await db.execute(sql`update tails set partner_id = partner_id`);
    await db.execute(sql`delete from tails`);
    expect(await db.execute(sql`select version from partners where id = ${id}`)).toEqual([
      { version: 4 },
    ]);
  });
});

test("every table that says who changed it is watched", async () => {
  const unwatched = await database().execute(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'id_user_updated'
      and not (
        array(select tgname::text from pg_trigger where tgrelid = table_name::regclass)
          @> array['stamp_audit', 'record_change']
        and array(select conname::text from pg_constraint where conrelid = table_name::regclass)
          @> array[table_name || '_created_by_fk', table_name || '_updated_by_fk']
      )`);
  expect(unwatched).toEqual([]);
});
