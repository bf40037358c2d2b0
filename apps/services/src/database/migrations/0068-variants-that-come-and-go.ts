import { type Kysely, sql } from "kysely"

/** Older programs hear of more, and write no less. */
export const keepsOlder = true

/**
 * A variant that comes, goes or moves is told of with every product that it was or is of: what a page offers is another, though no column of its product
 * need be. A product that has lost its last one cannot be bought. What does not follow its variants, an older program's doing, `mend_products` finds: not
 * here, where all of a large catalogue would be held until the end, but some at a time (`mendProducts.ts`).
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const readiness = ["InStock", "FactoryShipped", "Backorderable", "MadeToOrder", "NotAvailable", "Discontinued"]
const words = (texts: ReadonlyArray<string>): string => texts.map((text) => `'${text}'`).join(", ")
const shown = ["lead_variant_number", "price_cents", "list_price_cents", "availability"]
const of = (row: string, columns: ReadonlyArray<string>): string => `(${columns.map((column) => `${row}.${column}`).join(", ")})`
const areOther = (...columns: ReadonlyArray<string>): string => `${of("before", columns)} is distinct from ${of("after", columns)}`

/** What products show that have these variants. */
const shownOf = (which: string): string => `
  select distinct on (product_page_id) product_page_id, sku_variant_number as lead_variant_number, price_cents, list_price_cents, image,
    (array[${words(readiness)}])[min(coalesce(array_position(array[${words(readiness)}], availability), 5))
      over (partition by product_page_id)] as availability
  from variant where ${which}
  order by product_page_id, variant.availability in (${words(readiness.slice(4))}), variant.price_cents, ordinality`

const prices = ["price_cents", "list_price_cents", "price_in_cart", "core_charge_cents"]
/** Told of by topics of their own; of the rest of a variant something is another where none of these is. */
const told = [...prices, "availability", "product_page_id", "quantity"]
const stock = areOther("availability", "product_page_id")
const ids = (row: string, condition: string): string =>
  `array_agg(distinct ${row}.product_page_id) filter (where ${row}.product_page_id is not null and ${condition})`

const telling = (name: string, declared: string, body: string): string =>
  `create or replace function ${name}() returns trigger language plpgsql as $$
   declare ${declared}
   begin
     if coalesce((select is_complete from catalogue), false) then ${body} end if;
     return null;
   end $$`

const statements = [
  `create or replace function follow_variants(ids int[]) returns void language plpgsql as $$ begin
     perform from product where product_page_id = any(ids) order by product_page_id for no key update;
     update product set lead_variant_number = found.lead_variant_number, price_cents = found.price_cents,
       list_price_cents = found.list_price_cents, availability = found.availability,
       image = case when product.lead_variant_number = found.lead_variant_number then product.image else found.image end
     from (${shownOf("product_page_id = any(ids)")}) as found
     where found.product_page_id = product.product_page_id and ${of("found", shown)} is distinct from ${of("product", shown)};
     update product set availability = 'Discontinued'
     where product_page_id = any(ids) and availability <> 'Discontinued'
       and not exists (select from variant where variant.product_page_id = product.product_page_id);
   end $$`,

  // Answers the last product that it looked at; null where there is none.
  `create function mend_products(beyond int, at_most int) returns int language plpgsql as $$
   declare last int; astray int[];
   begin
     if not coalesce((select is_complete from catalogue), false) then return null; end if;
     select max(product_page_id) into last
     from (select product_page_id from product where product_page_id > beyond order by product_page_id limit at_most) as next;
     if last is null then return null; end if;
     select array_agg(product.product_page_id) into astray
     from product left join (${shownOf("product_page_id > beyond and product_page_id <= last")}) as found using (product_page_id)
     where product.product_page_id > beyond and product.product_page_id <= last
       and case when found.lead_variant_number is null then product.availability <> 'Discontinued'
         else ${of("found", shown)} is distinct from ${of("product", shown)} end;
     if astray is not null then
       select array_agg(product_page_id) into astray
       from (select product_page_id from product where product_page_id = any(astray)
             order by product_page_id for no key update skip locked) as free;
       if astray is not null then perform follow_variants(astray); end if;
     end if;
     return last;
   end $$`,

  telling(
    "tell_of_variants",
    "prices int[]; stocks int[]; lost int[]; quantities int[]; others int[];",
    `select ${ids("after", areOther(...prices))}, ${ids("after", stock)}, ${ids("before", areOther("product_page_id"))},
       ${ids("after", `${areOther("quantity")} and not (${stock})`)},
       ${ids("after", `case when ${areOther(...told)} then false else before.* is distinct from after.* end`)}
     into prices, stocks, lost, quantities, others from before full join after using (sku_variant_number);
     perform tell_of_any('price', prices), tell_of_any('stock', stocks), tell_of_any('stock', lost), tell_of_any('quantity', quantities),
       tell_of_any('product', others);`
  ),
  telling(
    "tell_of_new_or_lost_variants",
    "changed int[];",
    `if tg_op = 'INSERT' then select array_agg(distinct product_page_id) into changed from after;
     else select array_agg(distinct product_page_id) into changed from before;
     end if;
     perform tell_of_any('stock', changed);`
  ),
  ...Object.entries({ insert: "new table as after", delete: "old table as before" }).map(
    ([happens, rows]) => `create trigger tell_of_${happens} after ${happens} on variant referencing ${rows}
      for each statement execute function tell_of_new_or_lost_variants()`
  )
]
