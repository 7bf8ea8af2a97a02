/**
 * SQL, run once in the migrated template, that gives every clone `pristine.restore()`: each table and each sequence as
 * the migrations left them. Only dirty tables are touched, so it takes a few milliseconds. A table nobody refers to is
 * truncated: its rows then lie in the order of their insertion, which emptying by `delete` does not promise.
 */
export const pristine = `
create schema pristine;
create table pristine."tables" (tablename name, referenced boolean, kept boolean);

do $$
declare item record; amount bigint;
begin
  for item in select tablename, exists (
    select from pg_constraint where contype = 'f' and confrelid = format('public.%I', tablename)::regclass
  ) as referenced from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%1$I as table public.%1$I', item.tablename);
    get diagnostics amount = row_count;
    insert into pristine."tables" values (item.tablename, item.referenced, amount > 0);
  end loop;
end $$;

create table pristine."sequence positions" as
  select sequencename, coalesce(last_value, start_value) as position, last_value is not null as called
  from pg_sequences where schemaname = 'public';

create function pristine.restore() returns void language plpgsql as $$
declare item record; dirty boolean;
begin
  set local session_replication_role = replica;
  for item in select * from pristine."tables" loop
    execute format(case when item.kept
      then 'select exists (table public.%1$I except all table pristine.%1$I)
        or exists (table pristine.%1$I except all table public.%1$I)'
      else 'select exists (select from public.%1$I)' end, item.tablename) into dirty;
    continue when not dirty;
    execute format(case when item.referenced then 'delete from public.%I' else 'truncate public.%I' end, item.tablename);
    continue when not item.kept;
    execute format('insert into public.%1$I overriding system value table pristine.%1$I', item.tablename);
  end loop;
  perform setval(format('public.%I', s.sequencename)::regclass, p.position, p.called)
    from pg_sequences s join pristine."sequence positions" p using (sequencename)
    where s.schemaname = 'public' and (s.last_value is not null or p.called);
end $$;
`;
