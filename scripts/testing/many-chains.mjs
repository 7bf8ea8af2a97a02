/** On fifty sheets of each of twenty projects. @param {import("postgres").Sql} sql @param {number} chains */
export async function writeChains(sql, chains) {
  await sql`insert into partners (business_tax_id, name, address) values ('1790000000001', 'Petrolera', 'Quito')`;
  await sql`
    insert into projects (partner_id, location, start_date)
    select id, 'Campo ' || n, '2020-01-01' from partners, generate_series(1, 20) as n`;
  await sql`
    insert into sheet_projects (project_id, series_code, date, issue_date, period_start, period_end)
    select project.id, 'PRU-' || project.id || '-' || n, '2026-01-31', '2026-01-31', '2026-01-01', '2026-01-31'
    from projects as project, generate_series(1, 50) as n`;
  await sql`
    insert into custody_chains (sheet_project_id, consecutive, date, type_waste, status, contact_name,
      volume_unit, volume_gallons, volume_barrels, volume_cubic_meters)
    select sheet.id, lpad(n::text, 7, '0'), '2026-01-01'::date + n % 31, 'AGUAS NEGRAS', 'COMPLETED', 'Contacto',
      'GALLONS', 1000, 23.809524, 3.785410
    from generate_series(1, ${chains}) as n
    join (select id, row_number() over (order by id) as at from sheet_projects) as sheet on sheet.at = 1 + n % 1000`;
}
