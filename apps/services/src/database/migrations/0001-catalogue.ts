import { type Kysely, sql } from "kysely"

/**
 * Vehicles, engines and race types in tables shaped after ACES, the catalogue, and its articles.
 * The shop only reads these; the seeder writes them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const engineParts = [
  "manufacturer",
  "make",
  "series",
  "configuration",
  "qualifier",
  "version",
  "displacement",
  "code",
  "camshaft_type",
  "fuel_system"
]

const statements = [
  `create extension if not exists pg_trgm`,

  `create table make (make_id int primary key, name text not null, slug text not null unique, is_prioritized boolean not null)`,
  `create table model (model_id int primary key, make_id int not null references make, name text not null, slug text not null,
     vehicle_type text not null, popularity int not null, unique (make_id, slug))`,
  `create table base_vehicle (vehicle_base_id int primary key, year int not null, make_id int not null references make,
     model_id int not null references model, body_styles text[] not null, unique (year, make_id, model_id))`,
  `create index base_vehicle_model on base_vehicle (make_id, model_id, year)`,
  `create table engine_part (part text not null, id int not null, name text not null, primary key (part, id))`,
  `create table engine (engine_id int primary key, ${engineParts.map((part) => `engine_${part}_id int not null`).join(", ")},
     display_name text not null, displacement_l real, cylinders int, configuration text not null)`,
  `create table vehicle_engine (vehicle_base_id int not null references base_vehicle, engine_id int not null references engine,
     primary key (vehicle_base_id, engine_id))`,
  `create table engine_family (series_id int primary key, slug text not null unique, name text not null, manufacturer_id int not null,
     make_id int not null, configuration_id int not null, displacement_ids int[] not null, year_from int not null, year_to int not null,
     popularity int not null)`,
  `create table race_type (race_type_id int primary key, slug text not null unique, name text not null, short_name text not null,
     discipline text not null, surface text not null)`,
  `create table facet_value (value_id int primary key, name text not null, value text not null, ordinality int not null, unique (name, value))`,

  `create table category (category_id text primary key, parent_id text references category, slug text not null, name text not null,
     ordinality int not null, drawing text not null)`,
  `create table product_type (product_type_id int primary key, slug text not null unique, name text not null, plural text not null,
     category_id text not null references category, drawing text not null, best_seller_rank int not null)`,
  `create table brand (brand_id int primary key, slug text not null unique, name text not null, tier text not null, country text not null,
     founded int not null, popularity int not null)`,
  `create table product (
     product_page_id int primary key, sku_base_number text not null unique, product_type_id int not null references product_type,
     brand_id int not null references brand, category_id text not null references category, slug text not null, title text not null,
     keywords text not null, description text not null, bullets text[] not null, specifications jsonb not null, options jsonb not null,
     segment text not null, affinity text not null, ribbon_text text, has_active_rebate boolean not null,
     is_kit boolean not null, kit_item_count int not null,
     lead_variant_number text not null, price_cents int not null, list_price_cents int, availability text not null,
     rating real not null, review_count int not null, sales_rank int not null, added_on date not null, restrictions text[] not null,
     image text not null,
     search tsvector generated always as (
       setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', keywords), 'B')) stored)`,
  `create index product_search on product using gin (search)`,
  `create index product_category on product (category_id, sales_rank)`,
  `create index product_brand on product (brand_id, sales_rank)`,
  `create index product_type_rank on product (product_type_id, sales_rank)`,
  `create index product_rank on product (sales_rank)`,
  `create table product_facet (product_page_id int not null references product, name text not null, value text not null,
     primary key (name, value, product_page_id))`,
  `create index product_facet_product on product_facet (product_page_id)`,
  `create table variant (
     sku_variant_number text primary key, product_page_id int not null references product, ordinality int not null, mpn text not null unique,
     upc text not null, option_value_ids int[] not null, price_cents int not null, list_price_cents int,
     availability text not null, quantity int not null, lead_days int, available_on date, superseded_by text,
     weight_pounds real not null, longest_inches real not null, ships_by_freight boolean not null, core_charge_cents int,
     price_in_cart boolean not null, minimum_quantity int not null, image text not null, unique (product_page_id, ordinality))`,
  `create table warehouse_stock (sku_variant_number text not null references variant, warehouse int not null, quantity int not null,
     primary key (sku_variant_number, warehouse))`,
  `create table application (
     application_id int primary key, product_page_id int not null references product, scope text not null, decided_by text not null,
     make_id int, model_ids int[], year_from int, year_to int,
     ${engineParts.map((part) => `engine_${part}_ids int[]`).join(", ")},
     race_type_ids int[], facets jsonb not null, options jsonb not null, variant_ordinals int[],
     note text, source text not null, source_date date not null)`,
  `create index application_product on application (product_page_id)`,
  `create index application_vehicle on application (make_id, year_from, year_to) where make_id is not null`,
  `create index application_models on application using gin (model_ids)`,
  `create index application_series on application using gin (engine_series_ids)`,
  `create index application_race on application using gin (race_type_ids)`,
  `create index application_scope on application (scope)`,
  `create table kit_component (product_page_id int not null references product, ordinality int not null,
     component_page_id int not null references product, component_variant_number text, quantity int not null, choice_group text,
     primary key (product_page_id, ordinality))`,
  `create table review (review_id int primary key, product_page_id int not null references product, stars int not null, title text not null,
     text text not null, author text not null, written_on date not null, verified_vehicle text, staff_answer text)`,
  `create index review_product on review (product_page_id, written_on desc)`,
  `create table question (question_id int primary key, product_page_id int not null references product, question text not null,
     answer text, asked_on date not null)`,
  `create index question_product on question (product_page_id)`,

  `create table article (
     article_id int primary key, slug text not null, title text not null, description text not null, authors text not null,
     category text not null, published_on date not null, minutes_to_read int not null, body jsonb not null, drawing text not null,
     product_types text[] not null, race_types text[] not null,
     search tsvector generated always as (
       setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', description), 'C')) stored)`,
  `create index article_search on article using gin (search)`,
  `create table search_term (term text primary key, weight int not null, category_id text, search tsvector generated always as (to_tsvector('simple', term)) stored)`,
  `create index search_term_search on search_term using gin (search)`,
  `create index search_term_trigram on search_term using gin (term gin_trgm_ops)`,
  `create table catalogue (only_row boolean primary key default true check (only_row), version text not null, seed text not null, skus int not null, is_complete boolean not null)`
]
