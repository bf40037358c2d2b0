import { formatCart } from "./text.ts"
import type { Result } from "./events.ts"
import type { Call, Desk } from "./model.ts"
import { closeAll, closeQuestion, countRows, openForm, openMailTo, openScreen } from "./screens.ts"
import type { Wanted } from "./tasks.ts"

type Step = Wanted<Desk>

/** Returns the state after a task. */
export const onResult = (desk: Desk, result: Result): Step => {
  const { call } = desk
  const show = (next: Call, text: string | null = null): Step => ({
    desk: { ...desk, call: next, notice: text === null ? null : { tone: "good", text } },
    task: null
  })
  switch (result._tag) {
    case "CodeRequired":
      return { desk: { ...desk, signIn: { _tag: "Code", email: result.email }, field: "" }, task: null }
    case "SignedIn":
      return { desk: { ...desk, signIn: { _tag: "Done", email: result.email }, field: "", notice: null }, task: null }
    case "CallerTaken":
      return show({ ...closeAll(call), caller: result.caller, email: result.caller.email })
    case "EmailTaken":
      return show({ ...closeAll(call), email: result.email }, `New caller: ${result.email}. No orders yet.`)
    case "CarsChanged":
      return onCarsChanged(desk, { ...closeQuestion(call), cars: result.cars })
    case "PartsFound":
      return show(openScreen({ ...closeQuestion(call), cars: result.cars ?? call.cars }, { _tag: "Parts", found: result.found }))
    case "Asked":
      return show(openScreen(call, { _tag: "Choose", title: result.title, choices: result.choices }))
    case "CartChanged":
      return show(withRowInRange({ ...closeQuestion(call), cart: result.cart }), `${result.text} Cart: ${formatCart(result.cart)}.`)
    case "LinkMailed":
      return show({ ...closeQuestion(call), email: result.email }, `The link is on its way to ${result.email}.`)
    case "LinkMade":
      return show(openScreen(call, { _tag: "Link", url: result.url }))
    case "OrderOpened":
      return show(openScreen(closeQuestion(call), { _tag: "Order", order: result.order }), result.text)
    case "OrderStarted":
      return result.isPaidOnline
        ? show(openMailTo(call), "This shop takes payment online, not by phone. Email the link: the customer pays there.")
        : show(openForm(call))
    case "OrderReviewed":
      return show(openScreen(call, { _tag: "Confirm", title: "Place this order?", facts: result.facts, task: result.order }))
    case "OrderPlaced":
      return show({ ...closeAll(call), cart: result.cart }, `Order ${result.orderNumber} is placed. The customer gets an email.`)
  }
}

/** Verdicts depend on the selected car, so an open list of parts is searched again. */
const onCarsChanged = (desk: Desk, call: Call): Step => {
  const { screen } = call
  const { selected } = call.cars
  const text = selected === null ? "No car is selected." : `Car: ${selected}.`
  if (screen._tag === "Parts")
    return { desk: { ...desk, call }, task: { _tag: "FindParts", text: screen.found.text, showsAll: screen.found.showsAll } }
  const next = screen._tag === "Cars" ? call : closeAll(call)
  return { desk: { ...desk, call: withRowInRange(next), notice: { tone: "good", text } }, task: null }
}

const withRowInRange = (call: Call): Call => ({ ...call, row: Math.max(0, Math.min(call.row, countRows(call) - 1)) })
