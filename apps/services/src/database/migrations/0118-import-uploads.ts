import { type Kysely, sql } from "kysely"

/** Older programs take no uploads. */
export const keepsOlder = true

/**
 * The file that staff uploaded for an import, in pieces. `is_pending` allows one row. `import_id` is the import with the report of the last
 * check, and `beat_at` the time at which a check or import of the file was last known to run. `permission` is one that staff must
 * give before the file is loaded.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table import_upload (
     upload_id uuid primary key, is_pending boolean not null default true unique check (is_pending),
     kind text not null check (kind in ('catalog', 'prices', 'stock')), name text not null,
     bytes int not null check (bytes > 0), received int not null default 0 check (received between 0 and bytes),
     started_at timestamptz not null default now(),
     state text not null default 'receiving' check (state in ('receiving', 'checking', 'checked', 'loading')),
     beat_at timestamptz, import_id int references import on delete set null, message text,
     permission text check (permission in ('remove', 'change')), can_load boolean not null default false)`,
  `create table import_upload_piece (
     upload_id uuid not null references import_upload on delete cascade, start int not null, content bytea not null,
     primary key (upload_id, start))`,
  // Most uploads are compressed already.
  `alter table import_upload_piece alter column content set storage external`
]
