import { type Kysely, sql } from "kysely"

/**
 * What belongs to visitors. Each table leads with `web_user_guid` and refers to no row of another visitor nor of the catalogue, so that
 * visitors can be spread over several databases. No row is written for a visitor who has done nothing.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table customer_project (
     web_user_guid uuid not null, project_id uuid not null, identity text not null, project jsonb not null,
     saved_at timestamptz not null default now(), ordinality bigint generated always as identity,
     primary key (web_user_guid, project_id), unique (web_user_guid, identity))`,

  `create table cart_line (
     web_user_guid uuid not null, line_id uuid not null, sku_variant_number text not null, components jsonb not null, identity text not null,
     quantity int not null check (quantity between 1 and 999), list jsonb not null, added_for jsonb,
     added_at timestamptz not null default now(), ordinality bigint generated always as identity,
     primary key (web_user_guid, line_id), unique (web_user_guid, identity))`,

  `create table idempotent_reply (
     web_user_guid uuid not null, idempotency_key uuid not null, request_hash text not null, reply jsonb,
     made_at timestamptz not null default now(),
     primary key (web_user_guid, idempotency_key))`,

  `create table event (
     web_user_guid uuid not null, event_id bigint generated always as identity, visitor_id text, name text not null, fields jsonb not null,
     page text not null, at timestamptz not null, received_at timestamptz not null default now(),
     primary key (web_user_guid, event_id))`,
  `create index event_received on event (received_at)`,
  `create index event_name on event (name, received_at)`
]
