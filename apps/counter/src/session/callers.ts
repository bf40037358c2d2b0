import { type CartContents, formatCartLink } from "@camber/domain/cart"
import { toChosenComponents } from "@camber/domain/catalog"
import { callRest } from "@camber/domain/ports"
import { type Caller, CallerQuery, findCallers, mailCartLink, MAX_CALLER_QUERY_LENGTH, MAX_CAR_NAME_LENGTH } from "@camber/domain/staff"
import type { Project } from "@camber/domain/vehicle"
import { isEmailAddress } from "@camber/domain/visitor"
import { Effect, Schema } from "effect"
import type { Result } from "../desk/events.ts"
import { formatOrder } from "../desk/text.ts"
import type { Call } from "../desk/model.ts"
import { reject, requireAnswer } from "./describeFailure.ts"

const isCallerQuery = Schema.is(CallerQuery)

const fetchCallers = Effect.fnUntraced(function* (text: string) {
  if (!isCallerQuery({ text })) return yield* reject(`Type 3 to ${MAX_CALLER_QUERY_LENGTH} characters.`)
  return yield* requireAnswer(callRest(findCallers, { text }))
})

const formatCaller = ({ email, name, phone, place }: Caller): string => [name, place, phone, email].filter((text) => text !== "").join("  ")

/** Finds the caller. Asks which one if several match. An email address without a caller belongs to a new caller. */
export const findCaller = Effect.fnUntraced(function* (text: string) {
  const callers = yield* fetchCallers(text)
  const [only, ...others] = callers
  if (only === undefined)
    return isEmailAddress(text) ? ({ _tag: "EmailTaken", email: text } satisfies Result) : yield* reject(`No caller found for ${text}.`)
  if (others.length === 0) return { _tag: "CallerTaken", caller: only } satisfies Result
  const choices = callers.map((caller) => ({ label: formatCaller(caller), task: { _tag: "TakeCaller", caller } as const }))
  return { _tag: "Asked", title: "Which caller?", choices } satisfies Result
})

/** Lists the caller's orders as they are now. */
export const listOrders = Effect.fnUntraced(function* (email: string) {
  const orders = (yield* fetchCallers(email)).find((caller) => caller.email === email.toLowerCase())?.orders ?? []
  if (orders.length === 0) return yield* reject(`${email} has no orders.`)
  const choices = orders.map((order) => ({
    label: formatOrder(order),
    task: { _tag: "OpenOrder", orderNumber: order.orderNumber } as const
  }))
  return { _tag: "Asked", title: "Which order?", choices } satisfies Result
})

/** Returns the path of a link that puts the same parts into a shopper's cart. */
export const toCartPath = ({ lines }: CartContents): string =>
  formatCartLink(lines.map((line) => ({ id: line.skuVariantNumber, quantity: line.quantity, kitComponents: toChosenComponents(line) })))

/**
 * Mails the cart as a link.
 *
 * @param vehicle - Selected vehicle of the call. The link selects it in the customer's browser.
 */
export const mailLink = Effect.fnUntraced(function* (
  { cars, cart }: Pick<Call, "cars" | "cart">,
  emailAddress: string,
  vehicle: Project | null
) {
  const items = cart.lines.map((line) => ({
    skuVariantNumber: line.skuVariantNumber,
    quantity: line.quantity,
    kitComponents: toChosenComponents(line)
  }))
  const car = cars.selected?.slice(0, MAX_CAR_NAME_LENGTH) ?? null
  const answer = yield* requireAnswer(callRest(mailCartLink, { emailAddress, items, car, vehicle: car === null ? null : vehicle }))
  return answer.problem === null ? ({ _tag: "LinkMailed", email: emailAddress } satisfies Result) : yield* reject(answer.problem)
})
