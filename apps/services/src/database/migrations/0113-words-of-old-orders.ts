import { type Kysely, sql } from "kysely"

/** Older programs read all orders of the former software to find one. */
export const keepsOlder = true

/**
 * What an order of the former software is found by, as lexemes for a prefix search: number, email address and SKUs as a whole, and the
 * name from each of its words on.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql
    .raw(
      `create function old_order_words(order_number text, email_key text, head jsonb, lines jsonb) returns tsvector
       language sql immutable parallel safe as $$
         select array_to_tsvector(array(
           select distinct left(word, 200) from (
             select ltrim(lower(order_number), '#') as word
             union all select email_key
             union all select lower(line ->> 'sku') from jsonb_array_elements(lines) as line
             union all select array_to_string(names[at:], ' ')
               from regexp_split_to_array(lower(trim(head #>> '{shipTo,name}')), '\\s+') as names, generate_subscripts(names, 1) as at
           ) as words where word <> ''))
       $$`
    )
    .execute(db)
}
