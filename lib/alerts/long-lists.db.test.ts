import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { GET as listStaff } from "@/app/api/technicals/route";
import { GET as listVehicles } from "@/app/api/vehicles/route";
import { database } from "@/db/client";
import { aSession } from "@/db/testing/factories";
import { countQueries } from "@/db/testing/queries";
import { call } from "@/lib/http/testing";
import { extent } from "@/scripts/testing/extent.mjs";
import { memberAt } from "../kernel/testing";
import { listStaffByExpiry } from "./list-staff-by-expiry";
import { listVehiclesByExpiry } from "./list-vehicles-by-expiry";

async function add(people: number, trucks: number) {
  const upTo = (count: number) => sql`generate_series(1, ${count}::int) as n`;
  await database().execute(sql`
    with made as (
      insert into technicals (first_name, last_name, work_area, dni, nro_phone, license_expiry_date)
      select 'Ana', 'Andi ' || n, 'ASSISTANT', gen_random_uuid()::text::varchar(20), '', date '2026-08-01' + n
      from ${upTo(people)} returning id),
    passed as (
      insert into technical_passes (technical_id, bloque, fecha_caducidad)
      select id, 'BLOCK_01', date '2026-12-31' from made)
    insert into vaccination_records (technical_id, vaccine_type, application_date, next_dose_date)
    select id, 'COVID', date '2026-01-01', date '2026-09-01' from made`);
  await database().execute(sql`
    with made as (
      insert into vehicles (brand, type_vehicle, no_plate, owner_transport, due_date_mtop)
      select 'Hino', 'VACUUM', gen_random_uuid()::text::varchar(20), 'Napo', date '2026-08-01' + n
      from ${upTo(trucks)} returning id),
    passed as (
      insert into vehicle_passes (vehicle_id, bloque, fecha_caducidad)
      select id, 'BLOCK_01', date '2026-12-31' from made)
    insert into vehicle_certifications (vehicle_id, name, date_start, date_end)
    select id, 'PRUEBA HIDROSTATICA', date '2026-01-01', date '2026-09-01' from made`);
}

const [people, trucks] = extent([500, 200], [5_000, 2_000]);

test(`${trucks} vehicles and ${people} technicians cost every list as many queries as one`, async () => {
  const ctx = await memberAt("2026-08-10T17:00:00Z");
  const as = await aSession();
  const page = { page: 1, pageSize: 50 };
  const lists = [
    () => listVehiclesByExpiry(ctx, { page, papers: "valid" }),
    () => listStaffByExpiry(ctx, { page, papers: "valid" }),
    () => listVehiclesByExpiry(ctx, { page, papers: "missing", search: "hino" }),
    () => listStaffByExpiry(ctx, { page, papers: "missing", search: "andi" }),
    () => call(listVehicles, { as }),
    () => call(listStaff, { as }),
  ];
  const costs = async () => {
    const found: number[] = [];
    for (const list of lists) found.push(await countQueries(list));
    return found;
  };
  await add(1, 1);
  const few = await costs();
  await add(people - 1, trucks - 1);
  expect(await costs()).toEqual(few);
  expect(await listVehiclesByExpiry(ctx, { page })).toMatchObject({ total: trucks });
  const worst = await listStaffByExpiry(ctx, { page });
  expect(worst).toMatchObject({ total: people, rows: { length: 50 } });
  expect(worst.rows[0]?.outlook?.first?.expiresOn).toBe("2026-08-02");
});
