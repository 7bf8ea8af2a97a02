-- Sheets that were settled before their certificate was first printed: numbered as if it were today, the oldest first.
WITH house AS (
  SELECT document_prefix AS prefix, (now() AT TIME ZONE time_zone)::date AS today,
    'CDF-' || to_char(now() AT TIME ZONE time_zone, 'YYYY') AS series
  FROM settings
),
last AS (
  SELECT series, greatest(
    coalesce((SELECT value FROM counters WHERE name = series), 0),
    coalesce((SELECT max(substring(number FROM '[0-9]{1,9}$')::integer)
      FROM disposition_certificates WHERE number LIKE '%' || series || '-%'), 0)) AS number
  FROM house
),
settled AS (
  SELECT id, row_number() OVER (ORDER BY issue_date, id)::integer AS place
  FROM sheet_projects AS sheet
  WHERE status IN ('LIQUIDATED', 'INVOICED') AND NOT is_deleted
    AND EXISTS (SELECT FROM custody_chains
      WHERE sheet_project_id = sheet.id AND status <> 'CANCELLED' AND NOT is_deleted)
    AND NOT EXISTS (SELECT FROM disposition_certificates WHERE sheet_project_id = sheet.id)
),
numbered AS (
  INSERT INTO disposition_certificates (sheet_project_id, number, issued_on)
  SELECT settled.id, house.prefix || '-' || house.series || '-'
    || lpad((last.number + place)::text, greatest(4, length((last.number + place)::text)), '0'), house.today
  FROM settled, house, last
  RETURNING 1
)
INSERT INTO counters (name, value)
SELECT last.series, last.number + (SELECT count(*) FROM numbered)
FROM last
WHERE EXISTS (SELECT FROM numbered)
ON CONFLICT (name) DO UPDATE SET value = excluded.value;
