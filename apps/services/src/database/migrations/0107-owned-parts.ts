import { type Kysely, sql } from "kysely"

/** Older programs neither read nor write the table. */
export const keepsOlder = true

/**
 * Parts that an owner entered for a car, and changes of bought ones: their id is `order:line`. `car` is the identity of the garage's project,
 * so that a car that is deleted and restored has its parts again.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table owned_part (
      web_user_guid uuid not null,
      owned_part_id text not null,
      car text not null,
      sku_base_number text,
      sku_variant_number text,
      model text,
      type_slug text,
      name text,
      quantity int not null default 1 check (quantity between 1 and 999),
      got_on date,
      mileage int check (mileage >= 0),
      price_cents int check (price_cents >= 0),
      is_removed boolean not null default false,
      saved_at timestamptz not null default now(),
      primary key (web_user_guid, owned_part_id)
    )`.execute(db)
}
