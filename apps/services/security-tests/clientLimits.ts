import { ACCOUNT_FORMS } from "@camber/domain/account"
import { findOrder } from "@camber/domain/order"
import { WebUserGuid } from "@camber/domain/visitor"
import { Buyer, readResult, sentCall } from "./Buyer.ts"
import type { Attack } from "./requests.ts"
import { findParts } from "./orderRaces.ts"
import { type Target, createVisitor } from "./Target.ts"

/** Creates headers by which a shop behind a proxy identifies its clients. Without a proxy the shop ignores them. */
const clientHeaders = (client: string) => ({ "x-forwarded-for": client })

const lookUp = async (target: Target, client: string, orderNumber: string): Promise<(typeof findOrder.result.Type)["findOrder"]> => {
  const { cookie, guid } = await createVisitor(target)
  const variables = { webUserGuid: WebUserGuid.make(guid), orderNumber, email: "buyer@example.com" }
  const sent = sentCall(findOrder, variables, cookie)
  return readResult(findOrder, await target.ask({ ...sent, headers: { ...sent.headers, ...clientHeaders(client) } })).findOrder
}

const MAX_LOOKUPS = 20

/** Checks that a client cannot avoid the order lookup limit with new sessions. */
export const freshSessions: Attack = async (target, { seed }) => {
  const numbers = Array.from({ length: 60 }, (_, at) => String(1_000_000_000 + ((seed * 61 + at) % 1_000_000)))
  let answered = 0
  for (const number of numbers) {
    const { message } = await lookUp(target, "9.9.9.9", number)
    if (message?.startsWith("Too many") !== true) answered += 1
  }
  const findings = answered > MAX_LOOKUPS ? [`${answered} of ${numbers.length} lookups of one client were answered`] : []
  return { what: "order lookups of one client with new sessions", tried: numbers.length, findings }
}

/**
 * Checks that a client cannot hold stock with unpaid orders under many names. Only counts if the shop identifies
 * clients by a proxy header.
 */
export const unpaidOrders: Attack = async (target) => {
  const [part] = await findParts(target, /^In stock$/, 1)
  const findings: Array<string> = []
  let placed = 0
  let tried = 0
  if (part !== undefined) {
    for (; tried < 25; tried++) {
      const buyer = await Buyer.arrive(target, clientHeaders("9.9.9.8"))
      await buyer.add(part, 1)
      const { press } = await buyer.read()
      const { changes, orderNumber } = await press()
      if (orderNumber !== null) placed += 1
      else if (!changes.join().includes("unpaid")) findings.push(`an order was rejected: ${changes.join()}`)
    }
    if (placed > MAX_LOOKUPS) findings.push(`${placed} of ${tried} unpaid orders of one client were placed`)
  }
  return { what: "unpaid orders of one client under new names", tried, findings }
}

/** Checks that 30 tagged addresses (`name+tag@`) of one mailbox share one mail limit. */
export const taggedMailbox: Attack = async (target, { seed }) => {
  const { cookie } = await createVisitor(target)
  const findings: Array<string> = []
  let mailed = 0
  const mailbox = `bomb-${seed}-${Date.now()}`
  const tags = Array.from({ length: 30 }, (_, at) => `${mailbox}+${at}@example.com`)
  for (const emailAddress of tags) {
    const form = { firstName: "June", lastName: "", emailAddress, newPassword: "correct horse battery" }
    const { text } = await target.json(ACCOUNT_FORMS.register, form, { cookie, ...clientHeaders("9.9.9.7") })
    if (text.includes('"mailed"')) mailed += 1
  }
  if (mailed > 10) findings.push(`${mailed} of ${tags.length} tags of one mailbox received mail`)
  return { what: "mail to thirty tags of one mailbox", tried: tags.length, findings }
}

/** Checks that a buyer finds an order after other clients guessed email addresses for that order. */
export const lockedOwner: Attack = async (target, { seed }) => {
  const [part] = await findParts(target, /^In stock$/, 1)
  const what = "an order lookup by the buyer after guesses by other clients"
  if (part === undefined) return { what, tried: 0, findings: ["no order could be placed"] }
  const buyer = await Buyer.arrive(target)
  await buyer.add(part, 1)
  const { orderNumber } = await (await buyer.read()).press()
  if (orderNumber === null) return { what, tried: 0, findings: ["no order could be placed"] }
  for (let guess = 0; guess < 15; guess++) await lookUp(target, `9.9.8.${(seed + guess) % 250}`, orderNumber)
  const owner = await Buyer.arrive(target, clientHeaders(`9.9.7.${seed % 250}`))
  const { webUserGuid } = owner
  const { findOrder: found } = await owner.ask(findOrder, { webUserGuid, orderNumber, email: `buyer-${buyer.webUserGuid}@example.com` })
  // If the shop ignores the header, it counts all requests for one client, whose limit the guesses used up.
  const isOneClient = found.message?.startsWith("Too many") === true && (await isHeaderIgnored(target))
  return { what, tried: isOneClient ? 0 : 1, findings: found.order === null && !isOneClient ? ["the buyer is locked out"] : [] }
}

/** Returns whether the shop ignores the client header. */
const isHeaderIgnored = async (target: Target): Promise<boolean> =>
  (await lookUp(target, `9.9.6.${Math.floor(Math.random() * 250)}`, "1000000001")).message?.startsWith("Too many") === true
