CREATE TABLE "unbilled_changes" (
	"project_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unbilled_totals" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"day" date NOT NULL,
	"items" integer NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unbilled_changes_project_id_index" ON "unbilled_changes" USING btree ("project_id");--> statement-breakpoint
-- In the transaction that changes what can be billed or is billed: its project is to be summed again. `leads` says how a
-- row leads to the project; a row whose way is gone was noted by what took it away.
CREATE FUNCTION note_unbilled() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE TG_ARGV[0]
    WHEN 'project' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT project_id FROM changed WHERE project_id IS NOT NULL;
    WHEN 'stay' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT stay.project_id
      FROM changed JOIN project_resources AS stay ON stay.id = changed.project_resource_id;
    WHEN 'sheet' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT sheet.project_id
      FROM changed JOIN sheet_projects AS sheet ON sheet.id = changed.sheet_project_id;
    WHEN 'chain' THEN
      INSERT INTO unbilled_changes SELECT DISTINCT sheet.project_id
      FROM changed JOIN custody_chains AS chain ON chain.id = changed.custody_chain_id
      JOIN sheet_projects AS sheet ON sheet.id = chain.sheet_project_id;
  END CASE;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  fact record;
  note text;
BEGIN
  FOR fact IN
    SELECT * FROM (VALUES
      ('project_resources', 'project'), ('sheet_projects', 'project'), ('maintenance_sheets', 'project'),
      ('shipping_guides', 'project'), ('write_offs', 'stay'), ('schedule_visits', 'stay'),
      ('sheet_project_details', 'sheet'), ('custody_chains', 'sheet'), ('custody_chain_details', 'chain')
    ) AS facts (name, leads)
  LOOP
    note := format('FOR EACH STATEMENT EXECUTE FUNCTION note_unbilled(%L)', fact.leads);
    EXECUTE format('CREATE TRIGGER unbilled_when_made AFTER INSERT ON %I REFERENCING NEW TABLE AS changed %s', fact.name, note);
    EXECUTE format('CREATE TRIGGER unbilled_when_left AFTER UPDATE ON %I REFERENCING OLD TABLE AS changed %s', fact.name, note);
    EXECUTE format('CREATE TRIGGER unbilled_when_changed AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed %s', fact.name, note);
    EXECUTE format('CREATE TRIGGER unbilled_when_gone AFTER DELETE ON %I REFERENCING OLD TABLE AS changed %s', fact.name, note);
  END LOOP;
END $$;
