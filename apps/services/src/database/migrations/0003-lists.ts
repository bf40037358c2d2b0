import { type Kysely, sql } from "kysely"

/**
 * The visitors' lists. As all that is a visitor's, each table leads with `web_user_guid`. Whoever knows a share guid may read that list,
 * so it is looked up without its owner. An empty variant number stands for a product without a chosen variant.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table parts_list (
     web_user_guid uuid not null, list_id uuid not null, share_guid uuid not null, list_name text not null,
     made_at timestamptz not null default now(), ordinality bigint generated always as identity,
     primary key (web_user_guid, list_id))`,
  `create unique index parts_list_share on parts_list (share_guid)`,

  `create table list_product (
     web_user_guid uuid not null, list_id uuid not null, sku_base_number text not null, sku_variant_number text not null,
     quantity int not null check (quantity between 1 and 999),
     added_at timestamptz not null default now(), ordinality bigint generated always as identity,
     primary key (web_user_guid, list_id, sku_base_number, sku_variant_number),
     foreign key (web_user_guid, list_id) references parts_list on delete cascade)`,

  `create table list_article (
     web_user_guid uuid not null, list_id uuid not null, article_id int not null,
     added_at timestamptz not null default now(), ordinality bigint generated always as identity,
     primary key (web_user_guid, list_id, article_id),
     foreign key (web_user_guid, list_id) references parts_list on delete cascade)`
]
