import { type Kysely, sql } from "kysely"

/** What staff switch: flags that differ from their defaults, and the banners above every page. They belong to no visitor. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table feature_flag (
     name text primary key, value text not null, percent int not null default 100 check (percent between 0 and 100),
     changed_at timestamptz not null default now())`,

  `create table banner (
     banner_id int generated always as identity primary key, ordinality int not null, kind text not null
       check (kind in ('placeholder', 'promotion', 'maintenance')),
     title text, description text, mobile_title text, promo_code text, promo_code_description text,
     starts_at timestamptz, ends_at timestamptz, url text, link_text text)`
]
