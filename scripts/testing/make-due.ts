import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { aPile } from "@/bench/pile";
import { among } from "@/db/among";
import { closeDatabase, database } from "@/db/client";
import {
  assignments,
  custodyChains,
  custodyScans,
  fileChecks,
  mails,
  notificationPreferences,
  notifications,
  projects,
  reportSchedules,
  reservations,
  unbilledChanges,
  unitClaims,
  users,
  worksheets,
} from "@/db/schema";
import { notificationKinds } from "@/db/values";
import { fileStore } from "@/lib/storage/file-store";
import { addDays, dayOf } from "@/lib/values/dates";
import { single } from "@/lib/values/rows";
import { fillEmptyDatabase } from "../demo/fill-empty-database";

/** The demonstration with work for every job; prints a scan and a mail that wait. */
await fillEmptyDatabase();
const db = database();
const today = dayOf(new Date(), "America/Guayaquil");
const yesterday = addDays(today, -1);
const anHourAgo = sql`now() - interval '1 hour'`;

const held = await db
  .select({ id: assignments.id })
  .from(assignments)
  .innerJoin(projects, eq(projects.id, assignments.projectId))
  .where(
    and(
      eq(assignments.kind, "EQUIPO"),
      eq(assignments.isRetired, false),
      isNull(assignments.endDate),
      eq(projects.isClosed, false),
      sql`${assignments.startDate} < ${yesterday}`,
    ),
  )
  .orderBy(asc(assignments.id));
const ids = held.map(({ id }) => id);
const [ended, late] = [ids.slice(0, ids.length / 2), ids.slice(ids.length / 2)];
await db.update(assignments).set({ endDate: yesterday }).where(among(assignments.id, ended));
await db
  .update(assignments)
  .set({ expectedReturnDate: yesterday })
  .where(among(assignments.id, late));
await db
  .update(unitClaims)
  .set({ span: sql`daterange(lower(${unitClaims.span}), ${today}::date)` })
  .where(and(eq(unitClaims.kind, "ASSIGNMENT"), among(unitClaims.sourceId, late)));

await db.execute(sql`
  insert into reservations (code, partner_id, status, hold_until)
  select 'TARDE-' || number, partner.id, 'HELD', now() - interval '1 hour'
  from generate_series(1, 40) as number, (select min(id) as id from partners) as partner`);
await db.update(reservations).set({ holdUntil: anHourAgo }).where(eq(reservations.status, "HELD"));

const everybody = await db.select().from(users);
await db.update(users).set({ wantsDigest: true });
await db
  .insert(notificationPreferences)
  .values(
    everybody.flatMap(({ id: userId }) =>
      notificationKinds.map((kind) => ({ userId, kind, way: "MAIL" as const })),
    ),
  );
await db.delete(notifications).where(among(notifications.kind, ["PAPER_ENDING", "VISITS_LATE"]));
await db.update(notifications).set({ readAt: null, isMailDue: true });
const reports = ["worksheets", "units-by-status", "visits", "custody-chains"];
await db.insert(reportSchedules).values(
  everybody.flatMap(({ id: userId }) =>
    reports.map((report) => ({
      ...{ userId, report, asked: "", span: "THIS_YEAR" as const, format: "csv" as const },
      ...{ rhythm: "DAILY" as const, hour: 0, createdAt: sql`now() - interval '3 days'` },
    })),
  ),
);
const open = await db.select({ id: projects.id }).from(projects);
await db.delete(unbilledChanges);
await db.insert(unbilledChanges).values(open.map(({ id }) => ({ projectId: id })));

const userId = everybody[0]?.id ?? 0;
await db.execute(sql`
  insert into sessions (token_hash, user_id, expires)
  select 'vieja-' || number, ${userId}, now() - interval '1 day' from generate_series(1, 500) as number`);
await db.execute(sql`
  insert into login_failures (account, address, at)
  select 'nadie', '10.0.0.1', now() - interval '9 days' from generate_series(1, 500)`);
await db.execute(sql`
  insert into idempotency_keys (user_id, key, operation, request_hash, status, body, created_at)
  select ${userId}, 'vieja-' || number, 'projects.create', 'x', 201, '{}', now() - interval '9 days'
  from generate_series(1, 500) as number`);
await db.execute(sql`
  insert into access_events (at, kind, address) select now() - interval '3 years', 'SIGN_IN_FAILED', '10.0.0.1'
  from generate_series(1, 500)`);
await db.execute(sql`
  insert into notifications (user_id, kind, key, params, record_type, record_id, created_at)
  select ${userId}, 'SCAN_READ', 'viejo ' || number, '{}', 'project', 1, now() - interval '200 days'
  from generate_series(1, 500) as number`);

const aMail = (at: number) => ({
  ...{ key: `prueba ${at}`, kind: "DIGEST" as const, userId, recipient: "jefa@faena.test" },
  ...{ subject: `Prueba ${at}`, words: "Una prueba.", html: "<p>Una prueba.</p>" },
});
await db.execute(sql`delete from mails`);
const queued = await db
  .insert(mails)
  .values(Array.from({ length: 30 }, (_, at) => ({ ...aMail(at), status: "QUEUED" as const })))
  .returning({ id: mails.id });

const chains = await db
  .select({ consecutive: custodyChains.consecutive, projectId: worksheets.projectId })
  .from(custodyChains)
  .innerJoin(worksheets, eq(worksheets.id, custodyChains.worksheetId))
  .orderBy(asc(custodyChains.id));
const [first] = chains;
const own = chains.filter(({ projectId }) => projectId === first?.projectId).slice(0, 3);
const pile = await aPile(own.map(({ consecutive }) => consecutive));
const storageKey = `2026-11/${randomUUID()}`;
await fileStore().write(storageKey, pile);
const scan = single(
  await db
    .insert(custodyScans)
    .values({
      ...{ projectId: first?.projectId ?? 0, fileName: "pila.pdf", size: pile.length },
      ...{ storageKey, pageCount: own.length, createdBy: userId },
    })
    .returning({ id: custodyScans.id }),
);
await db.delete(fileChecks);
for (let at = 0; at < 20; at += 1) await fileStore().write(`2026-10/${randomUUID()}`, pile);
await closeDatabase();
process.stdout.write(
  `\n${JSON.stringify({ scanId: scan.id, mailId: queued[0]?.id, email: everybody[0]?.email })}`,
);
process.exit();
