import { productOptions } from "@camber/domain/catalog"
import type { OrderReview } from "@camber/domain/checkout"
import { orders } from "@camber/domain/order"
import { listing } from "@camber/domain/search"
import { signUpForPromo } from "@camber/domain/signup"
import { Buyer, type Part } from "./Buyer.ts"
import type { Attack } from "./Outcome.ts"
import { type Target, createVisitor } from "./Target.ts"

const MOST_PAGES = 40
const AT_ONCE = 20
/** From this many dollars on a welcome code holds, and no part comes by truck up to this many. */
const PRICES = { least: 60, most: 500 }

/** Parts in stock that are bought without choosing: those that have this said of their stock, the first so many of them. */
export const partsSaid = async (target: Target, said: RegExp, count: number): Promise<ReadonlyArray<Part>> => {
  const buyer = await Buyer.arrive(target)
  const parts: Array<Part> = []
  // By price, evenly over the whole catalog: a large one has hundreds of pages of what is too cheap.
  for (let page = 1, pages = 1; page <= pages; page += Math.max(1, Math.floor(pages / MOST_PAGES))) {
    const scope = { kind: "all", slug: "all" } as const
    const address = { scope, query: "", facets: [], fits: false, exact: false, sort: "price", page } as const
    const found = (await buyer.ask(listing, { address, project: null })).listing
    pages = found?.pageCount ?? 0
    for (const { availability, availabilityText, hasOptions, kitItemCount, pricing, skuBaseNumber } of found?.cards ?? []) {
      const price = pricing.salePrice ?? 0
      if (availability !== "InStock" || hasOptions || kitItemCount > 0 || !said.test(availabilityText)) continue
      if (price < PRICES.least || price > PRICES.most) continue
      const choices = (await buyer.ask(productOptions, { skuOrSkuBase: skuBaseNumber, project: null })).productOptions
      const [variant] = choices?.variants ?? []
      if (variant !== undefined) parts.push({ skuBaseNumber, skuVariantNumber: variant.skuVariantNumber })
      if (parts.length === count) return parts
    }
  }
  return parts
}

/** As many pieces as somebody new is let have: what there is of a part that runs out. */
const piecesOf = async (target: Target, part: Part): Promise<number> => (await Buyer.arrive(target)).add(part, 999)

/** Whether it can be ordered as it was read: sent there, and each line now. */
const isPlaceable = ({ lines, shippingMessage }: OrderReview): boolean =>
  shippingMessage === null && lines.length > 0 && lines.every(({ availability, problem }) => problem === null && availability === "InStock")

const few = /^\d+ left$/
const many = /^In stock$/

/** One order that is sent twenty times at once under one key, and another that is sent so under twenty, is one order each. */
export const doubledOrders: Attack = async (target) => {
  const findings: Array<string> = []
  let tried = 0
  for (const part of await partsSaid(target, many, 3)) {
    const before = await piecesOf(target, part)
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
      const kept = (await buyer.ask(orders, { webUserGuid: buyer.webUserGuid, page: 1 })).orders.total
      const told = `${new Set(numbers).size} orders by ${numbers.length} answers, and ${kept} kept`
      if (new Set(numbers).size !== 1 || kept !== 1 || (hasOneKey && numbers.length !== AT_ONCE)) findings.push(`one order becomes ${told}`)
    }
    const after = await piecesOf(target, part)
    // 999 is as many as anybody may have: nothing is seen of a stock that is larger.
    if (before < 999 && after !== before - sold)
      findings.push(`${sold} pieces of ${part.skuVariantNumber} are sold and ${before - after} taken`)
  }
  if (tried === 0) findings.push("nothing could be ordered")
  return { what: "one order that is sent twenty times at once, under one key and under twenty", tried, findings }
}

/** The last pieces of a part, which twenty visitors read as there, are ordered by all of them at once. */
export const lastPieces: Attack = async (target) => {
  const findings: Array<string> = []
  let tried = 0
  const parts = [...(await partsSaid(target, few, 5)), ...(await partsSaid(target, many, 3))].slice(0, 5)
  for (const part of parts) {
    const stock = await piecesOf(target, part)
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => Buyer.arrive(target)))
    // Shares of which half fit into what there is, or fewer, and which do not come out even.
    const share = Math.max(1, Math.ceil(stock / 10))
    const pieces = await Promise.all(buyers.map((buyer, at) => buyer.add(part, Math.min(stock, share + (at % 3)))))
    const read = await Promise.all(buyers.map((buyer) => buyer.read()))
    if (!read.every(({ review }) => isPlaceable(review))) continue
    const placed = await Promise.all(read.map(({ press }) => press()))
    tried += placed.length
    const sold = placed.reduce((sum, { orderNumber }, at) => sum + (orderNumber === null ? 0 : (pieces[at] ?? 0)), 0)
    if (sold > stock) findings.push(`of ${stock} pieces of ${part.skuVariantNumber} ${sold} are sold`)
    if (sold === 0) findings.push(`of ${stock} pieces of ${part.skuVariantNumber} nobody gets any`)
    const left = await piecesOf(target, part)
    if (sold < stock && left !== stock - sold)
      findings.push(`of ${stock} pieces of ${part.skuVariantNumber} ${sold} are sold and ${left} left`)
  }
  if (tried === 0) findings.push("nothing was about to run out")
  return { what: "the last pieces of a part, ordered by twenty visitors at once", tried, findings }
}

/** A code of one use, in twenty orders at once; it is looked for in the outbox, where that is open. */
export const codeOfOneUse: Attack = async (target, { seed }) => {
  const findings: Array<string> = []
  const code = await welcomeCode(target, seed)
  const [part] = await partsSaid(target, many, 1)
  let tried = 0
  if (code !== undefined && part !== undefined) {
    const buyers = await Promise.all(Array.from({ length: AT_ONCE }, () => Buyer.arrive(target)))
    await Promise.all(buyers.map((buyer) => buyer.add(part, 1)))
    const read = await Promise.all(buyers.map((buyer) => buyer.read(code)))
    const holding = read.filter(({ review }) => isPlaceable(review) && review.promoCode === code)
    const placed = await Promise.all(holding.map(({ press }) => press()))
    tried = placed.length
    const used = placed.filter(({ orderNumber }) => orderNumber !== null).length
    if (used !== 1) findings.push(`a code of one use is in ${used} of ${tried} orders`)
    const { review } = await buyers[0]!.read(code)
    if (review.promoCode !== null) findings.push("a code that is used still holds")
  }
  return { what: "a code of one use, in twenty orders at once", tried, findings }
}

/** Undefined where the outbox is closed, or no more forms are taken from here now. */
const welcomeCode = async (target: Target, seed: number): Promise<string | undefined> => {
  const { cookie } = await createVisitor(target)
  const emailAddress = `one-use-${seed}-${Date.now()}@example.com`
  const form = { emailAddress, phoneNumber: "", smsOptIn: false, registrationSource: "Drawer" }
  await target.json(signUpForPromo.path, form, { cookie })
  const { text } = await target.ask({ path: "/dev/outbox" })
  return /smi_pc=([2-9A-Z]{4}-[2-9A-Z]{4})/.exec(text.split(`To ${emailAddress}`)[1] ?? "")?.[1]
}
