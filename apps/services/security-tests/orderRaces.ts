import { productOptions } from "@camber/domain/catalog"
import type { OrderReview } from "@camber/domain/checkout"
import { orders } from "@camber/domain/order"
import { listing } from "@camber/domain/search"
import { signUpForPromo } from "@camber/domain/signup"
import { Buyer, type Part } from "./Buyer.ts"
import type { Attack } from "./requests.ts"
import { type Target, createVisitor } from "./Target.ts"

const MOST_PAGES = 40
const AT_ONCE = 20
/** Price range in dollars: a welcome code needs the minimum, and parts above the maximum can require freight. */
const PRICES = { least: 60, most: 500 }

/** Finds at most `count` parts in stock that need no options. Checks their availability text against `pattern`. */
export const findParts = async (target: Target, pattern: RegExp, count: number): Promise<ReadonlyArray<Part>> => {
  const buyer = await Buyer.arrive(target)
  const parts: Array<Part> = []
  // Reads only some of the pages, evenly spaced, because a large catalog has hundreds of pages of parts that are too cheap.
  for (let page = 1, pages = 1; page <= pages; page += Math.max(1, Math.floor(pages / MOST_PAGES))) {
    const scope = { kind: "all", slug: "all" } as const
    const address = { scope, query: "", facets: [], fits: false, exact: false, sort: "price", page } as const
    const found = (await buyer.ask(listing, { address, project: null })).listing
    pages = found?.pageCount ?? 0
    for (const { availability, availabilityText, hasOptions, kitItemCount, pricing, skuBaseNumber } of found?.cards ?? []) {
      const price = pricing.salePrice ?? 0
      if (availability !== "InStock" || hasOptions || kitItemCount > 0 || !pattern.test(availabilityText)) continue
      if (price < PRICES.least || price > PRICES.most) continue
      const choices = (await buyer.ask(productOptions, { skuOrSkuBase: skuBaseNumber, project: null })).productOptions
      const [variant] = choices?.variants ?? []
      if (variant !== undefined) parts.push({ skuBaseNumber, skuVariantNumber: variant.skuVariantNumber })
      if (parts.length === count) return parts
    }
  }
  return parts
}

/** Returns how many pieces a new visitor can add to the cart: the stock of a part. */
const readStock = async (target: Target, part: Part): Promise<number> => (await Buyer.arrive(target)).add(part, 999)

/** Returns whether the order can be placed as reviewed. */
const isPlaceable = ({ lines, shippingMessage }: OrderReview): boolean =>
  shippingMessage === null && lines.length > 0 && lines.every(({ availability, problem }) => problem === null && availability === "InStock")

const few = /^\d+ left$/
const many = /^In stock$/

/**
 * Checks that twenty concurrent requests for one order place only one order, whether they share one idempotency key or have twenty
 * different keys.
 */
export const doubledOrders: Attack = async (target) => {
  const findings: Array<string> = []
  let tried = 0
  for (const part of await findParts(target, many, 3)) {
    const before = await readStock(target, part)
    let sold = 0
    for (const hasOneKey of [true, false]) {
      const buyer = await Buyer.arrive(target)
      await buyer.add(part, 1)
      const { press, review } = await buyer.read()
      if (!isPlaceable(review)) continue
      const key = crypto.randomUUID()
      const placed = await Promise.all(Array.from({ length: AT_ONCE }, () => press(hasOneKey ? key : undefined)))
      tried += placed.length
      sold += 1
      const numbers = placed.flatMap(({ orderNumber }) => orderNumber ?? [])
      const stored = (await buyer.ask(orders, { webUserGuid: buyer.webUserGuid, page: 1 })).orders.total
      const result = `${new Set(numbers).size} order numbers in ${numbers.length} responses, ${stored} stored`
      if (new Set(numbers).size !== 1 || stored !== 1 || (hasOneKey && numbers.length !== AT_ONCE))
        findings.push(`one order became ${result}`)
    }
    const after = await readStock(target, part)
    // A cart holds at most 999 pieces, so changes of a larger stock are not visible.
    if (before < 999 && after !== before - sold)
      findings.push(`${sold} pieces of ${part.skuVariantNumber} were sold, but stock fell by ${before - after}`)
  }
  if (tried === 0) findings.push("no order could be placed")
  return { what: "one order sent twenty times at once, with one key and with twenty", tried, findings }
}

/** Checks that twenty concurrent buyers cannot buy more than the remaining stock. */
export const lastPieces: Attack = async (target) => {
  const findings: Array<string> = []
  let tried = 0
  const parts = [...(await findParts(target, few, 5)), ...(await findParts(target, many, 3))].slice(0, 5)
  for (const part of parts) {
    const stock = await readStock(target, part)
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => Buyer.arrive(target)))
    // Quantities of concurrent orders. The stock suffices for about half of these orders, and the quantities differ so that their sum
    // rarely equals the stock.
    const share = Math.max(1, Math.ceil(stock / 10))
    const pieces = await Promise.all(buyers.map((buyer, at) => buyer.add(part, Math.min(stock, share + (at % 3)))))
    const read = await Promise.all(buyers.map((buyer) => buyer.read()))
    if (!read.every(({ review }) => isPlaceable(review))) continue
    const placed = await Promise.all(read.map(({ press }) => press()))
    tried += placed.length
    const sold = placed.reduce((sum, { orderNumber }, at) => sum + (orderNumber === null ? 0 : (pieces[at] ?? 0)), 0)
    if (sold > stock) findings.push(`${sold} of ${stock} pieces of ${part.skuVariantNumber} were sold`)
    if (sold === 0) findings.push(`none of ${stock} pieces of ${part.skuVariantNumber} was sold`)
    const left = await readStock(target, part)
    if (sold < stock && left !== stock - sold)
      findings.push(`${sold} of ${stock} pieces of ${part.skuVariantNumber} were sold, and ${left} are left`)
  }
  if (tried === 0) findings.push("no part was nearly sold out")
  return { what: "the last pieces of a part, ordered by twenty visitors at once", tried, findings }
}

/**
 * Checks that twenty concurrent orders can use a single-use code only once. Reads the code from the mail outbox page, so the page must be
 * enabled.
 */
export const codeOfOneUse: Attack = async (target, { seed }) => {
  const findings: Array<string> = []
  const code = await requestWelcomeCode(target, seed)
  const [part] = await findParts(target, many, 1)
  let tried = 0
  if (code !== undefined && part !== undefined) {
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => Buyer.arrive(target)))
    await Promise.all(buyers.map((buyer) => buyer.add(part, 1)))
    const read = await Promise.all(buyers.map((buyer) => buyer.read(code)))
    const holding = read.filter(({ review }) => isPlaceable(review) && review.promoCode === code)
    const placed = await Promise.all(holding.map(({ press }) => press()))
    tried = placed.length
    const used = placed.filter(({ orderNumber }) => orderNumber !== null).length
    if (used !== 1) findings.push(`a single-use code is in ${used} of ${tried} orders`)
    const { review } = await buyers[0]!.read(code)
    if (review.promoCode !== null) findings.push("a used code is still accepted")
  }
  return { what: "a single-use code in twenty orders at once", tried, findings }
}

/** Signs up for a welcome code. Returns undefined if the outbox page is disabled or the client reached its limit. */
const requestWelcomeCode = async (target: Target, seed: number): Promise<string | undefined> => {
  const { cookie } = await createVisitor(target)
  const emailAddress = `one-use-${seed}-${Date.now()}@example.com`
  const form = { emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
  await target.json(signUpForPromo.path, form, { cookie })
  const { text } = await target.ask({ path: "/dev/outbox" })
  return /smi_pc=([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(text.split(`To ${emailAddress}`)[1] ?? "")?.[1]
}
