/**
 * Maximum size in bytes of a table that is emptied by `delete`. Larger tables are emptied faster by `truncate`, although it creates files.
 */
const MAX_DELETED_BYTES = 262_144

/**
 * SQL statements that save the rows of a database and create the function that restores them.
 *
 * `fixture.restore()` returns false and changes nothing if more than rows changed: tables, columns, constraints,
 * triggers, functions, settings or planner statistics.
 * It disables triggers and foreign keys while it runs and waits up to two seconds for a lock.
 */
export const restorableRows = `
create schema fixture;
create schema fixture_rows;

create function fixture.tables() returns setof name language sql stable as $$
  select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname $$;

create function fixture.columns(table_name name) returns text language sql stable as $$
  select string_agg(quote_ident(attname), ', ') from pg_attribute
  where attrelid = format('public.%I', table_name)::regclass and attnum > 0 and attgenerated = '' and not attisdropped $$;

create function fixture.has_rows(table_name name) returns boolean language plpgsql stable as $$
declare answer boolean;
begin
  execute format('select exists (select from public.%I)', table_name) into answer;
  return answer;
end $$;

create function fixture.schema_version() returns text language sql stable as $$
  select md5(string_agg(item, ' ' order by item)) from (
    select format('%s %s %s', oid, relname, reltuples) from pg_class where relnamespace = 'public'::regnamespace
    union all select format('%s %s %s %s', attrelid, attname, atttypid, attnotnull) from pg_attribute
      where attrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select format('%s %s', oid, conname) from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('%s %s', oid, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s', oid, prosrc) from pg_proc where pronamespace = 'public'::regnamespace
    union all select nspname from pg_namespace where nspname !~ '^pg_'
    union all select setconfig::text from pg_db_role_setting
      where setdatabase = (select oid from pg_database where datname = current_database())
  ) as items (item) $$;

create function fixture.restore() returns boolean language plpgsql as $$
declare
  table_name name;
  sequence_name name;
  value bigint;
begin
  if fixture.schema_version() <> (select version from fixture.origin) then return false; end if;
  set local session_replication_role = replica;
  set local lock_timeout = '2s';
  for table_name in select fixture.tables() loop
    if pg_relation_size(format('public.%I', table_name)::regclass) > ${MAX_DELETED_BYTES} then
      execute format('truncate public.%I cascade', table_name);
    elsif fixture.has_rows(table_name) then
      execute format('delete from public.%I', table_name);
    end if;
  end loop;
  for table_name in select relname from pg_class where relkind = 'r' and relnamespace = 'fixture_rows'::regnamespace loop
    execute format('insert into public.%1$I (%2$s) overriding system value select %2$s from fixture_rows.%1$I', table_name, fixture.columns(table_name));
  end loop;
  for sequence_name, value in
    select sequencename, origin.last_value from pg_sequences join fixture.sequences as origin using (sequencename)
    where schemaname = 'public' and pg_sequences.last_value is distinct from origin.last_value
  loop
    if value is null then execute format('alter sequence public.%I restart', sequence_name);
    else perform setval(format('public.%I', sequence_name)::regclass, value); end if;
  end loop;
  return true;
end $$;

do $$
declare table_name name;
begin
  for table_name in select fixture.tables() loop
    if fixture.has_rows(table_name) then execute format('create table fixture_rows.%1$I as table public.%1$I', table_name); end if;
  end loop;
end $$;
create table fixture.sequences as select sequencename, last_value from pg_sequences where schemaname = 'public';
create table fixture.origin as select fixture.schema_version() as version;`
