/**
 * SQL, run once in the migrated template, that gives every clone `pristine.restore()`: each table and sequence as the
 * migrations left them. Only dirty tables are touched, and every statement is written out, so that a session plans it
 * once: it takes a few milliseconds. The caller sets session_replication_role to replica for good, since setting it
 * discards all plans. The rows of a table that no other refers to lie in insertion order, as tests read them. Truncating
 * promises that, but makes new files and lets every session plan anew, so they are deleted while they are the first few
 * of a page, where the next ones lie behind them. The log and the tables of sessions, dirty after nearly every test and
 * read in an order of their own, are truncated only once deleted rows take room.
 */
export const pristine = `
create schema pristine;

do $$
declare
  item record; amount bigint;
  statements text := 'if exists (select from pgboss.job) then delete from pgboss.job; end if;';
  -- What takes no room yet is deleted: truncating makes new files.
  emptied constant text := 'if pg_relation_size(''public.%1$I'') > 131072
    then truncate public.%1$I; else delete from public.%1$I; end if;';
begin
  for item in select tablename as name, exists (
    select from pg_constraint where contype = 'f' and confrelid = format('public.%I', tablename)::regclass
  ) as referenced from pg_tables where schemaname = 'public' loop
    execute format('create table pristine.%1$I as table public.%1$I', item.name);
    get diagnostics amount = row_count;
    statements := statements || format(
      case
        when item.name = 'change_log' then 'if exists (table public.%1$I except all table pristine.%1$I)
            or exists (table pristine.%1$I except all table public.%1$I) then
          ' || emptied || '
          insert into public.%1$I overriding system value table pristine.%1$I;
        end if;'
        when item.name in ('sessions', 'api_tokens') then 'if exists (select from public.%1$I) then ' || emptied || ' end if;'
        when amount > 0 then 'if exists (table public.%1$I except all table pristine.%1$I)
            or exists (table pristine.%1$I except all table public.%1$I) then
          delete from public.%1$I;
          insert into public.%1$I overriding system value table pristine.%1$I;
        end if;'
        when item.referenced then 'if exists (select from public.%1$I) then delete from public.%1$I; end if;'
        else 'last_row := (select max(ctid) from public.%1$I);
          if last_row > ''(0,16)'' then truncate public.%1$I;
          elsif last_row is not null then delete from public.%1$I; end if;'
      end, item.name);
  end loop;
  for item in select sequencename as name, coalesce(last_value, start_value) as position, last_value is not null as called
  from pg_sequences where schemaname = 'public' loop
    statements := statements || format(
      'if (select (last_value, is_called) is distinct from (%2$s::bigint, %3$s) from public.%1$I) then
        perform setval(''public.%1$I'', %2$s, %3$s);
      end if;', item.name, item.position, item.called::text);
  end loop;
  execute format('create function pristine.restore() returns void language plpgsql as %L',
    'declare last_row tid; begin ' || statements || ' end');
end $$;
`;
