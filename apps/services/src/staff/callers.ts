import { normalizeEmail } from "@camber/domain/account"
import { type Caller, MAX_CALLER_RECORDS, MAX_CALLERS, readPhoneDigits } from "@camber/domain/staff"
import { formatProjectName, Project } from "@camber/domain/vehicle"
import { isEmailAddress, WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { savedProjects } from "../garage/savedProjects.ts"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"

type WireCaller = typeof Caller.Encoded
type WireOrder = WireCaller["orders"][number]

/** A customer with the garages of all visitors who ordered or registered with the customer's email address. */
interface Row extends Omit<WireCaller, "orders" | "vehicles"> {
  readonly guids: ReadonlyArray<string>
}

/**
 * Creates the handler that finds callers by the beginning of any word of their orders, by the end of their phone number, or by the email
 * address of an account. A complete email address finds only its owner.
 */
export const findCallersIn =
  (database: Kysely<Tables>, reference: () => Promise<Reference>) =>
  async ({ text }: { readonly text: string }): Promise<ReadonlyArray<WireCaller>> => {
    const { rows } = await queryCallers(text).execute(database)
    const names = await reference()
    return Promise.all(
      rows.map(async ({ guids, ...caller }) => ({
        ...caller,
        orders: (await queryOrders(caller.email).execute(database)).rows.map((order) => ({
          ...order,
          placedAt: order.placedAt.toISOString()
        })),
        vehicles: await readVehicles(database, names, guids)
      }))
    )
  }

/** Matches orders with words that begin with the words of the text. The database splits the text the same way as the indexed orders. */
const hasWords = (text: string) => sql`words @@ (
  select string_agg(quote_literal(word) || ':*', ' & ')
  from unnest(regexp_split_to_array(lower(${text}), '[^[:alnum:]]+')) as word where word <> '')::tsquery`

/** This expression must equal that of the index in migration 0086. */
const phoneEnding = sql`reverse(regexp_replace(coalesce(contact->>'phone', ''), '[^0-9]+', '', 'g'))`

const hasPhoneEnding = (digits: string) => sql`or ${phoneEnding} like reverse(${digits}) || '%'`

const queryCallers = (text: string, digits = readPhoneDigits(text)) => sql<Row>`
  with found as (
    select lower(email) as email, contact->>'name' as name, contact->>'phone' as phone,
      concat_ws(', ', nullif(contact->>'city', ''), nullif(contact->>'region', '')) as place, web_user_guid, placed_at
    from customer_order
    where email <> '' and (${hasWords(text)} ${digits === null ? sql`` : hasPhoneEnding(digits)})
      ${isEmailAddress(text) ? sql`and lower(email) = ${text.toLowerCase()}` : sql``}
    union all
    select lower(email), null, null, null, web_user_guid, null from account where email_key = ${normalizeEmail(text)}
    order by placed_at desc nulls last
    limit 200)
  select email,
    coalesce((array_agg(name order by placed_at desc nulls last) filter (where name is not null))[1], '') as name,
    coalesce((array_agg(phone order by placed_at desc nulls last) filter (where phone is not null))[1], '') as phone,
    coalesce((array_agg(place order by placed_at desc nulls last) filter (where place is not null))[1], '') as place,
    (array_agg(distinct web_user_guid::text))[1:${sql.lit(MAX_CALLER_RECORDS)}] as guids
  from found group by email order by max(placed_at) desc nulls last limit ${sql.lit(MAX_CALLERS)}`

const queryOrders = (email: string) => sql<Omit<WireOrder, "placedAt"> & { readonly placedAt: Date }>`
  select order_number as "orderNumber", placed_at as "placedAt", status, total_cents::int as total,
    (select coalesce(sum(quantity - canceled), 0)::int from order_line where order_line.order_number = customer_order.order_number) as pieces
  from customer_order where ${hasWords(email)} and lower(email) = ${email} order by placed_at desc limit ${sql.lit(MAX_CALLER_RECORDS)}`

const encodeProject = Schema.encodeSync(Project)

/** Reads the vehicles of customers' garages. Leaves out vehicles that the current catalog does not know. */
const readVehicles = async (
  database: Kysely<Tables>,
  reference: Reference,
  guids: ReadonlyArray<string>
): Promise<WireCaller["vehicles"]> => {
  const garages = await Promise.all(guids.map((guid) => savedProjects(database, WebUserGuid.make(guid))))
  const described = garages.flat().flatMap(({ project }) => {
    const description = describeProject(reference, project)
    return description === null ? [] : [{ name: formatProjectName(description), project: encodeProject(project) }]
  })
  return [...new Map(described.map((vehicle) => [vehicle.name, vehicle])).values()].slice(0, MAX_CALLER_RECORDS)
}
