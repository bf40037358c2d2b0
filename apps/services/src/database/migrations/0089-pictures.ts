import { type Kysely, sql } from "kysely"

/** Older programs show the path in `image`, as before. */
export const keepsOlder = true

/**
 * Photographs and documents of parts. `picture` has one row for each address, `product_picture` its use by products. `part_drawing` has the drawing that a
 * photograph replaces in `product.image` and `variant.image`.
 *
 * A picture is shown by a job of its own (`is_shown`), because an import in another transaction does not see it.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** The first photograph of `owner` for this SKU: one of the SKU's own, else a shared one. */
const firstOf = (owner: string, sku: string): string => `
  select '/pictures/' || hash || '-' || width || 'x' || height || '/512.webp'
  from product_picture as placed join picture using (source)
  where placed.product_page_id = ${owner}.product_page_id and (placed.sku is null or placed.sku = ${sku}) and kind = 'photo' and hash is not null
  order by placed.sku is null, placed.ordinality limit 1`

const keepDrawings = (table: string, sku: string): string => `
  insert into part_drawing select product_page_id, ${sku}, image from ${table}
  where product_page_id = any(ids) and image not like '/pictures/%'
  on conflict (product_page_id, sku) do update set image = excluded.image where part_drawing.image <> excluded.image`

const statements = [
  `create table picture (
     source text primary key, kind text not null default 'photo', state text not null default 'waiting', hash text, width int, height int, bytes int,
     is_shown boolean not null default false, tries int not null default 0, due_at timestamptz not null default now(),
     claimed_until timestamptz, problem text, import_id int references import on delete set null)`,
  `create index picture_due on picture (due_at) where state = 'waiting'`,
  `create index picture_unshown on picture (source) where hash is not null and not is_shown`,
  `create index picture_import on picture (import_id)`,
  `create table product_picture (
     product_page_id int not null, ordinality int not null, sku text, alt text not null, source text not null references picture,
     primary key (product_page_id, ordinality))`,
  `create index product_picture_source on product_picture (source)`,
  `create table part_drawing (product_page_id int not null, sku text not null, image text not null, primary key (product_page_id, sku))`,
  `create function show_pictures(ids int[]) returns void language plpgsql as $$ begin
     -- Orders lock variants first, too.
     perform from variant where product_page_id = any(ids) order by sku_variant_number for no key update;
     perform from product where product_page_id = any(ids) order by product_page_id for no key update;
     ${keepDrawings("product", "''")};
     ${keepDrawings("variant", "sku_variant_number")};
     update variant set image = found.image from (
       select sku_variant_number, coalesce((${firstOf("variant", "variant.sku_variant_number")}), part_drawing.image) as image
       from variant join part_drawing on part_drawing.product_page_id = variant.product_page_id and part_drawing.sku = sku_variant_number
       where variant.product_page_id = any(ids)) as found
     where found.sku_variant_number = variant.sku_variant_number and found.image <> variant.image;
     update product set image = found.image from (
       select product.product_page_id, coalesce((${firstOf("product", "product.lead_variant_number")}), part_drawing.image) as image
       from product join part_drawing on part_drawing.product_page_id = product.product_page_id and part_drawing.sku = ''
       where product.product_page_id = any(ids)) as found
     where found.product_page_id = product.product_page_id and found.image <> product.image;
   end $$`
]
