import { formatPartName } from "@camber/domain/catalog"
import { formatCents, type Cents } from "@camber/domain/money"
import { MAX_CART_LINKS_PER_HOUR, type MailedCart, type MailedCartLink } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import { formatPermalink } from "../cart/permalink.ts"
import { toFacts } from "../cart/VehicleFacts.ts"
import { addRejectionMessages, getAddRejection } from "../cart/AddRejection.ts"
import { type CatalogLookup, loadCatalogLookup } from "../cart/CatalogLookup.ts"
import type { Choice } from "../cart/Choice.ts"
import type { Tables } from "../database/tables.ts"
import { queueCustomerMail } from "../mail/queueMail.ts"
import { optionValueNames } from "../products/evaluateRow.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

interface ShopName {
  readonly brandName: string
  readonly publicOrigin: string
}

/** The text of an item in the mail, or the reason why the item cannot be part of a link. */
type MailedItem = { readonly line: string } | { readonly problem: string }

/**
 * Creates the handler that mails a customer a link which fills their cart, and logs it.
 *
 * The mail contains current names and prices. If an item cannot be part of a link, no mail is sent. The same mail is sent only once per
 * minute. The link contains no personal data, only the parts and the vehicle. Opening it selects the vehicle, unless the person has
 * selected a different one.
 */
export const mailCartLinkIn =
  (database: Kysely<Tables>, { brandName, publicOrigin }: ShopName) =>
  async ({ car, emailAddress, items, vehicle = null }: MailedCart, visit: StaffVisit): Promise<typeof MailedCartLink.Encoded> => {
    const choices = items.map(({ kitComponents = [], ...item }) => ({ ...item, kitComponents }))
    const lookup = await loadCatalogLookup(database, choices, false)
    const lines: Array<string> = []
    for (const choice of choices) {
      const linked = toMailedItem(choice, choice.quantity, lookup)
      if ("problem" in linked) return { problem: linked.problem, url: null }
      lines.push(linked.line)
    }
    const facts = vehicle && toFacts(vehicle)
    const numbers = choices.map(({ kitComponents, quantity, skuVariantNumber }) => ({ id: skuVariantNumber, quantity, kitComponents }))
    const path = formatPermalink(numbers, facts)
    if (path === null) return { problem: "These part numbers are too long for one link. Mail two links with fewer parts.", url: null }
    const url = publicOrigin + path
    const change = { items, ...(facts && { vehicle: facts }) }
    const entry = { what: "cart link mailed", subject: emailAddress, change } as const
    const state = { isLimited: false }
    await withStaffLog(database, visit, entry, async (transaction) => {
      // Concurrent requests wait for each other, so that each sees the links that were mailed before it.
      await sql`select 1 from account where account_id = ${visit.account.id} for update`.execute(transaction)
      if (await wasJustMailed(transaction, visit, emailAddress, change)) return false
      state.isLimited = await hasReachedLimit(transaction, visit)
      if (state.isLimited) return false
      await queueCustomerMail(
        transaction,
        { brandName },
        {
          recipient: emailAddress,
          title: "Your parts",
          paragraphs: [
            `here are the parts from our call${car === null ? "" : `, for your ${car}`}:`,
            lines.join("\n"),
            `Open this link to put them in your cart. It orders nothing:\n${url}`,
            "You check fit, price and shipping before you order."
          ]
        }
      )
      return true
    })
    return state.isLimited
      ? { problem: `You mailed ${MAX_CART_LINKS_PER_HOUR} links in an hour. Try again later.`, url: null }
      : { problem: null, url }
  }

const toMailedItem = (choice: Choice, quantity: number, lookup: CatalogLookup): MailedItem => {
  const { skuVariantNumber } = choice
  const sold = lookup.sold(skuVariantNumber)
  const rejection = getAddRejection(choice, lookup)
  if (sold === undefined || rejection === "notAvailable") return { problem: `${skuVariantNumber} is not available.` }
  const hasChoices = sold.product.kitLines.some((line) => line.choice_group !== null || line.component_variant_number === null)
  // A kit without choices needs no components in the link, because opening the link adds its fixed parts.
  const isFixedKit = rejection === "kitIncomplete" && choice.kitComponents.length === 0 && !hasChoices
  if (rejection !== null && !isFixedKit) return { problem: `${skuVariantNumber}: ${addRejectionMessages[rejection]}` }
  const { product, variant } = sold
  const options = optionValueNames(product.options, variant.option_value_ids).map((name) => name ?? "")
  const price = formatCents((variant.price_cents * quantity) as Cents)
  return { line: `${quantity} x ${formatPartName(product.title, options)} (${skuVariantNumber}): ${price}` }
}

/** Whether the same link was just mailed, so that a request that is repeated after a lost response sends no second mail. */
const wasJustMailed = async (
  transaction: Kysely<Tables>,
  { account }: StaffVisit,
  emailAddress: string,
  change: object
): Promise<boolean> => {
  const sent = await transaction
    .selectFrom("staff_action")
    .select("action_id")
    .where("account_id", "=", account.id)
    .where("what", "=", "cart link mailed")
    .where("subject", "=", emailAddress)
    .where(sql<boolean>`change = ${JSON.stringify(change)}::jsonb`)
    .where("at", ">", sql<Date>`now() - interval '1 minute'`)
    .executeTakeFirst()
  return sent !== undefined
}

const hasReachedLimit = async (transaction: Kysely<Tables>, { account }: StaffVisit): Promise<boolean> => {
  const { links } = await transaction
    .selectFrom("staff_action")
    .select(sql<number>`count(*)::int`.as("links"))
    .where("account_id", "=", account.id)
    .where("what", "=", "cart link mailed")
    .where("at", ">", sql<Date>`now() - interval '1 hour'`)
    .executeTakeFirstOrThrow()
  return links >= MAX_CART_LINKS_PER_HOUR
}
