create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are added and forgotten, never changed', tg_table_name;
end $$;
--> statement-breakpoint
create trigger access_events_stand before update on access_events
  for each row execute function refuse_change();
