/**
 * SQL, run once in the migrated template, that gives every clone `pristine.restore()`: each table and each sequence as
 * the migrations left them. Only dirty tables are touched, so it takes a few milliseconds.
 */
export const pristine = `
create schema pristine;

do $$
declare item record;
begin
  for item in select tablename from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%1$I as table public.%1$I', item.tablename);
  end loop;
end $$;

create table pristine."sequence positions" as
  select sequencename, coalesce(last_value, start_value) as position, last_value is not null as called
  from pg_sequences where schemaname = 'public';

create function pristine.restore() returns void language plpgsql as $$
declare item record; kept boolean; dirty boolean;
begin
  set local session_replication_role = replica;
  for item in select tablename from pg_tables where schemaname = 'public' loop
    execute format('select exists (select from pristine.%I)', item.tablename) into kept;
    execute format('select exists (select from public.%I)', item.tablename) into dirty;
    if dirty then execute format('delete from public.%I', item.tablename); end if;
    if kept then
      execute format('insert into public.%1$I overriding system value select * from pristine.%1$I', item.tablename);
    end if;
  end loop;
  perform setval(format('public.%I', s.sequencename)::regclass, p.position, p.called)
    from pg_sequences s join pristine."sequence positions" p using (sequencename)
    where s.schemaname = 'public' and (s.last_value is not null or p.called);
end $$;
`;
