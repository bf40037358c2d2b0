import { type Kysely, sql } from "kysely"

/** Older programs write the availability themselves, as they did. */
export const keepsOlder = true

/**
 * What a product shows of its variants follows each change of theirs, whoever makes it: it leads with the cheapest that can be bought, has that
 * one's price, and is as available as the readiest. As the catalogue is put in, and not while it is. What is of a product that changes
 * otherwise stays as it is.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const readiness = ["InStock", "FactoryShipped", "Backorderable", "MadeToOrder", "NotAvailable", "Discontinued"]
const words = (texts: ReadonlyArray<string>): string => texts.map((text) => `'${text}'`).join(", ")
const shown = ["lead_variant_number", "price_cents", "list_price_cents", "availability"]
const counts = ["product_page_id", "ordinality", "price_cents", "list_price_cents", "availability"]
const of = (row: string, columns: ReadonlyArray<string>): string => `(${columns.map((column) => `${row}.${column}`).join(", ")})`

const statements = [
  // Whoever changes another variant of the same product meanwhile waits for this transaction, and sees then what it has changed.
  `create function follow_variants(ids int[]) returns void language plpgsql as $$ begin
     perform from product where product_page_id = any(ids) order by product_page_id for no key update;
     update product set lead_variant_number = found.lead_variant_number, price_cents = found.price_cents,
       list_price_cents = found.list_price_cents, availability = found.availability,
       image = case when product.lead_variant_number = found.lead_variant_number then product.image else found.image end
     from (
       select distinct on (product_page_id) product_page_id, sku_variant_number as lead_variant_number, price_cents, list_price_cents, image,
         (array[${words(readiness)}])[min(coalesce(array_position(array[${words(readiness)}], availability), 5))
           over (partition by product_page_id)] as availability
       from variant where product_page_id = any(ids)
       order by product_page_id, variant.availability in (${words(readiness.slice(4))}), variant.price_cents, ordinality
     ) as found
     where found.product_page_id = product.product_page_id and ${of("found", shown)} is distinct from ${of("product", shown)};
   end $$`,
  `create function keep_products() returns trigger language plpgsql as $$
   declare ids int[];
   begin
     if coalesce((select is_complete from catalogue), false) then
       if tg_op = 'DELETE' then select array_agg(distinct product_page_id) into ids from before;
       elsif tg_op = 'INSERT' then select array_agg(distinct product_page_id) into ids from after;
       else select array_agg(distinct touched.id) into ids
         from before full join after using (sku_variant_number)
           cross join lateral (values (before.product_page_id), (after.product_page_id)) as touched (id)
         where touched.id is not null and ${of("before", counts)} is distinct from ${of("after", counts)};
       end if;
       if ids is not null then perform follow_variants(ids); end if;
     end if;
     return null;
   end $$`,
  ...Object.entries({
    insert: "new table as after",
    update: "old table as before new table as after",
    delete: "old table as before"
  }).map(
    ([happens, rows]) => `create trigger keep_products_at_${happens} after ${happens} on variant referencing ${rows}
      for each statement execute function keep_products()`
  )
]
