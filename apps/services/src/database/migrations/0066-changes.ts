import { type Kysely, sql } from "kysely"

/** What older programs look at, the two counts of `catalogue`, goes on counting. */
export const keepsOlder = true

/**
 * What changes of all that processes keep in memory is told by the tables themselves, once a statement, so that a change by hand counts as
 * well. `made_in` is the transaction: a process asks for those that it could not see when it last looked. While a catalogue is put in
 * nothing is told, since its version changes at the end. Who listens hears of it at the commit, but not of mere numbers of pieces: every order
 * changes those, and commits that notify wait for each other.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

type Happening = "insert" | "update" | "delete"
const anyWay: ReadonlyArray<Happening> = ["insert", "update", "delete"]
const rowsOf = { insert: "new table as after", update: "old table as before new table as after", delete: "old table as before" }

const watching = (table: string, call: string, happenings = anyWay): ReadonlyArray<string> =>
  happenings.map(
    (happens) => `create trigger tell_of_${happens} after ${happens} on ${table} referencing ${rowsOf[happens]}
      for each statement execute function ${call}`
  )

const trigger = (name: string, declared: string, body: string): string =>
  `create function ${name}() returns trigger language plpgsql as $$
   declare ${declared}
   begin
     if coalesce((select is_complete from catalogue), false) then ${body} end if;
     return null;
   end $$`

const areOther = (...columns: ReadonlyArray<string>): string =>
  `(${columns.map((column) => `before.${column}`).join(", ")}) is distinct from (${columns.map((column) => `after.${column}`).join(", ")})`

/** What differs is none of these columns. */
const isOtherBeyond = (...told: ReadonlyArray<string>): string =>
  `case when ${areOther(...told)} then false else before.* is distinct from after.* end`

const ids = (condition: string): string => `array_agg(distinct after.product_page_id) filter (where ${condition})`

const variantPrices = ["price_cents", "list_price_cents", "price_in_cart", "core_charge_cents"]
const productPrices = ["price_cents", "list_price_cents", "lead_variant_number"]
const ratings = ["rating", "review_count"]

const statements = [
  `create table change (
     change_id bigint generated always as identity primary key, made_in xid8 not null default pg_current_xact_id(),
     made_at timestamptz not null default now(), topic text not null, product_ids int[])`,
  `create index change_made_in on change (made_in)`,

  // Without products it may be any.
  `create function tell_of(topic text, product_ids int[]) returns void language plpgsql as $$ begin
     insert into change (topic, product_ids) values (topic, case when cardinality(product_ids) <= 1000 then product_ids end);
     if topic <> 'quantity' then perform pg_notify('camber_changes', topic); end if;
   end $$`,
  `create function tell_of_any(topic text, product_ids int[]) returns void language plpgsql as $$ begin
     if product_ids is not null then perform tell_of(topic, product_ids); end if;
   end $$`,

  trigger(
    "tell_of_variants",
    "prices int[]; stocks int[]; quantities int[]; others int[];",
    `select ${ids(areOther(...variantPrices))}, ${ids(areOther("availability"))},
       ${ids(`${areOther("quantity")} and not ${areOther("availability")}`)}, ${ids(isOtherBeyond(...variantPrices, "availability", "quantity"))}
     into prices, stocks, quantities, others from before join after using (sku_variant_number);
     perform tell_of_any('price', prices), tell_of_any('stock', stocks), tell_of_any('quantity', quantities), tell_of_any('product', others);`
  ),
  ...watching("variant", "tell_of_variants()", ["update"]),

  trigger(
    "tell_of_products",
    "prices int[]; stocks int[]; rated int[]; others int[];",
    `select ${ids(areOther(...productPrices))}, ${ids(areOther("availability"))}, ${ids(areOther(...ratings))},
       ${ids(isOtherBeyond(...productPrices, "availability", ...ratings))}
     into prices, stocks, rated, others from before join after using (product_page_id);
     perform tell_of_any('price', prices), tell_of_any('stock', stocks), tell_of_any('rating', rated), tell_of_any('product', others);
     if rated is not null then update catalogue set rating_changes = rating_changes + 1; end if;`
  ),
  ...watching("product", "tell_of_products()", ["update"]),

  trigger(
    "tell_of_their_products",
    "changed int[];",
    `if tg_op = 'DELETE' then select array_agg(distinct product_page_id) into changed from before;
     elsif tg_op = 'INSERT' then select array_agg(distinct product_page_id) into changed from after;
     else select array_agg(distinct product_page_id) into changed
       from (select product_page_id from before union all select product_page_id from after) as rows;
     end if;
     perform tell_of_any('product', changed);`
  ),
  ...["application", "kit_component", "question", "review"].flatMap((table) => watching(table, "tell_of_their_products()")),

  trigger(
    "tell_of_answers",
    "changed int[];",
    `select array_agg(distinct product_page_id) into changed from product where sku_base_number in (select sku_base_number from before);
     perform tell_of_any('product', changed);`
  ),
  ...watching("customer_question", "tell_of_answers()", ["update", "delete"]),

  trigger(
    "tell_of_reports",
    "is_any boolean;",
    `if tg_op = 'UPDATE' then
       select exists (select from before join after using (report_id) where before.state <> after.state) into is_any;
     elsif tg_op = 'INSERT' then select exists (select from after) into is_any;
     else select exists (select from before) into is_any;
     end if;
     if is_any then
       perform tell_of('report', null);
       update catalogue set report_changes = report_changes + 1;
     end if;`
  ),
  ...watching("fit_report", "tell_of_reports()"),

  trigger(
    "tell_of_catalogue",
    "",
    `if exists (select from before, after where before.version <> after.version) then perform tell_of('catalogue', null); end if;`
  ),
  ...watching("catalogue", "tell_of_catalogue()", ["update"]),

  trigger(
    "tell_of_all",
    "is_any boolean;",
    `if tg_op = 'DELETE' then select exists (select from before) into is_any; else select exists (select from after) into is_any; end if;
     if is_any then perform tell_of(tg_argv[0], null); end if;`
  ),
  ...watching("banner", "tell_of_all('banner')"),
  ...watching("article", "tell_of_all('article')"),
  ...[
    "make",
    "model",
    "base_vehicle",
    "engine_part",
    "engine_family",
    "race_type",
    "facet_value",
    "category",
    "product_type",
    "brand",
    "search_term"
  ].flatMap((table) => watching(table, "tell_of_all('reference')"))
]
