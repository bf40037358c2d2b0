import { type Kysely, sql } from "kysely"

/**
 * Lists keep what was chosen for the parts of a kit, so the same kit may stand in a list once for each choice; they keep prices, the moment
 * at which their link was given away, and the car that they are made for, which names nobody. And what shoppers say of the shop.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table parts_list add column project jsonb, add column shared_at timestamptz`,

  `alter table list_product add column components jsonb not null default '[]', add column noted_price_cents int`,
  // The choice itself is too long for an index.
  `alter table list_product add column choice uuid not null generated always as (md5(components::text)::uuid) stored`,
  `alter table list_product drop constraint list_product_pkey`,
  `alter table list_product add primary key (web_user_guid, list_id, sku_base_number, sku_variant_number, choice)`,

  `create table feedback (
     web_user_guid uuid not null, feedback_id bigint generated always as identity, element text not null, emotion text,
     feedback text not null, part_number text, url text, email text, source text not null, page text not null,
     given_at timestamptz not null default now(), primary key (web_user_guid, feedback_id))`,
  `create index feedback_latest on feedback (feedback_id desc)`
]
