import type { ProductCard } from "@camber/domain/catalog"
import { explainVerdict } from "@camber/domain/fitment"
import { isEmailAddress } from "@camber/domain/visitor"
import { returnReasons, returnReasonText } from "@camber/domain/order"
import type { ManagedOrderLine } from "@camber/domain/order-management"
import { readPhoneDigits } from "@camber/domain/staff"
import { parseVin } from "@camber/domain/vehicle"
import type { Call, Desk, FoundParts, Choice, FormField } from "./model.ts"
import { listCars, listChoices, openMailTo, openScreen } from "./screens.ts"
import type { Task, Wanted } from "./tasks.ts"

/** Fields of the order form, in the order in which the screen asks for them. */
const FORM_FIELDS: ReadonlyArray<FormField> = [
  { name: "email", label: "Email" },
  { name: "name", label: "Name" },
  { name: "phone", label: "Phone" },
  { name: "street", label: "Street" },
  { name: "street2", label: "Apartment" },
  { name: "city", label: "City" },
  { name: "region", label: "State" },
  { name: "postalCode", label: "ZIP code" },
  { name: "country", label: "Country" }
]

const LAST_FIELD = FORM_FIELDS.length - 1

/** Returns the form field at this index. Returns the last field if the index is too high. */
export const getFormField = (at: number): FormField => FORM_FIELDS[Math.min(at, LAST_FIELD)] ?? { name: "country", label: "Country" }

/**
 * Returns the task for a text typed on the call screen. A VIN adds the car. An email address, at least four digits, or a text after `#`
 * finds the caller. Any other text finds a car or parts.
 */
export const classifyEntry = (text: string): Task | null => {
  const entry = text.trim()
  if (entry === "" || entry === "#") return null
  if (entry.startsWith("#")) return { _tag: "FindCaller", text: entry.slice(1).trim() }
  if (isVin(entry)) return { _tag: "AddCarByVin", vin: entry }
  if (entry.includes("@")) return { _tag: "FindCaller", text: entry }
  if (readPhoneDigits(entry) !== null) return { _tag: "FindCaller", text: entry }
  return { _tag: "FindParts", text: entry, showsAll: false }
}

/** Accepts a mistyped VIN too, so that the shop can explain the mistake. */
const isVin = (text: string): boolean => /\d/.test(text) && ["Vin", "CheckDigit", "OtherMarket"].includes(parseVin(text)._tag)

/**
 * Lists the possible reasons for a return. Each choice returns all units of the line that were shipped and not returned yet, at least one.
 * The shop checks whether the return is allowed.
 */
const listReturnReasons = (
  orderNumber: string,
  { ordinality, returned, shipped }: Pick<ManagedOrderLine, "ordinality" | "returned" | "shipped">
): ReadonlyArray<Choice> =>
  returnReasons.map((reason) => ({
    label: returnReasonText[reason],
    task: { _tag: "StartReturn", orderNumber, ordinality, quantity: Math.max(1, shipped - returned), reason }
  }))

type Step = Wanted<Desk>

const run = (desk: Desk, task: Task | null): Step => ({ desk, task })
const show = (desk: Desk, call: Call): Step => ({ desk: { ...desk, call }, task: null })
const warn = (desk: Desk, text: string): Step => ({ desk: { ...desk, notice: { tone: "bad", text } }, task: null })

/** Handles Enter. */
export const pressOnScreen = (desk: Desk): Step => {
  const { call } = desk
  const { cart, input, row, screen } = call
  switch (screen._tag) {
    case "Call":
      return run(desk, classifyEntry(input))
    case "Parts": {
      const card = screen.found.cards[row]
      return card === undefined ? run(desk, null) : addCard(desk, card)
    }
    case "Choose":
      return run(desk, listChoices(call)[row]?.task ?? null)
    case "Cars":
      return run(desk, listCars(call)[row]?.task ?? null)
    case "Cart":
      return cart.lines.length === 0 ? warn(desk, "The cart is empty.") : openMail(desk)
    case "MailTo": {
      const email = input.trim()
      return isEmailAddress(email) ? run(desk, { _tag: "MailLink", email }) : warn(desk, "This is not an email address.")
    }
    case "Confirm":
      return run(desk, screen.task)
    case "Form":
      return answerField(desk, screen)
    case "Link":
    case "Order":
      return run(desk, null)
  }
}

/** Adds a part. Asks for confirmation first if the part does not fit. */
const addCard = (desk: Desk, { displayTitle, fit, skuBaseNumber }: ProductCard): Step => {
  const task = { _tag: "AddPart", skuBaseNumber } as const
  const verdict = fit === null ? null : explainVerdict(fit)
  if (verdict?.answer !== "doesNotFit") return run(desk, task)
  const facts = [displayTitle, verdict.reason ?? verdict.label]
  return show(desk, openScreen(desk.call, { _tag: "Confirm", title: "This part does not fit. Add it anyway?", facts, task }))
}

const openMail = (desk: Desk): Step =>
  desk.call.cart.lines.length === 0 ? warn(desk, "Add a part first.") : show(desk, openMailTo(desk.call))

/** Saves the typed field and opens the next one. After the last field, prices the order. */
const answerField = (desk: Desk, { at, values }: Extract<Call["screen"], { readonly _tag: "Form" }>): Step => {
  const { call } = desk
  const field = getFormField(at)
  const next = getFormField(at + 1)
  const answered = { ...values, [field.name]: call.input.trim() }
  if (at >= LAST_FIELD) return run(desk, { _tag: "ReviewOrder", contact: answered })
  return show(desk, { ...call, screen: { _tag: "Form", at: at + 1, values: answered }, input: answered[next.name] })
}

/** Handles a letter on a screen without an input line. */
export const typeOnScreen = (desk: Desk, letter: string): Step => {
  const { call } = desk
  const { cart, row, screen } = call
  switch (screen._tag) {
    case "Parts": {
      const card = screen.found.cards[row]
      if (letter === "l") return openMail(desk)
      if (letter === "a") return run(desk, { _tag: "FindParts", text: screen.found.text, showsAll: !screen.found.showsAll })
      if (letter === "n") return run(desk, toNextPage(screen.found))
      if (letter === "q" && card !== undefined) return run(desk, { _tag: "AskFact", skuBaseNumber: card.skuBaseNumber })
      return run(desk, null)
    }
    case "Cars": {
      const projectId = listCars(call)[row]?.projectId ?? null
      if (letter === "s") return run(desk, { _tag: "ChooseYear" })
      return run(desk, letter === "d" && projectId !== null ? { _tag: "RemoveCar", projectId } : null)
    }
    case "Cart": {
      const line = cart.lines[row]
      if (letter === "l") return openMail(desk)
      if (letter === "w") return cart.lines.length === 0 ? warn(desk, "Add a part first.") : run(desk, { _tag: "MakeLink" })
      if (letter === "p") return cart.lines.length === 0 ? warn(desk, "Add a part first.") : run(desk, { _tag: "StartOrder" })
      if (line === undefined) return run(desk, null)
      const quantity = letter === "+" ? line.quantity + 1 : letter === "-" ? line.quantity - 1 : letter === "d" ? 0 : null
      return run(desk, quantity === null ? null : { _tag: "SetQuantity", lineId: line.lineId, quantity })
    }
    case "Order":
      return typeOnOrder(desk, screen, letter)
    default:
      return run(desk, null)
  }
}

/** Continues with the first page after the last one. */
const toNextPage = ({ page, pageCount, showsAll, text }: FoundParts): Task | null =>
  pageCount < 2 ? null : { _tag: "FindParts", text, showsAll, page: page < pageCount ? page + 1 : 1 }

const typeOnOrder = (desk: Desk, { order }: Extract<Call["screen"], { readonly _tag: "Order" }>, letter: string): Step => {
  const { orderNumber, revision } = order
  const { call } = desk
  if (letter === "c")
    return show(
      desk,
      openScreen(call, {
        _tag: "Confirm",
        title: `Cancel order ${orderNumber}?`,
        facts: ["The customer gets an email. Any payment is refunded."],
        task: { _tag: "CancelOrder", orderNumber, revision }
      })
    )
  if (letter !== "r") return run(desk, null)
  const line = order.lines[call.row]
  if (line === undefined) return run(desk, null)
  return show(
    desk,
    openScreen(call, { _tag: "Choose", title: `Return ${line.title}: why?`, choices: listReturnReasons(orderNumber, line) })
  )
}
