import { getFormField } from "../desk/pressOnScreen.ts"
import type { Call } from "../desk/model.ts"
import { formatCart, formatOrder } from "../desk/text.ts"
import { hasInput, listCars, listChoices } from "../desk/screens.ts"
import { type Block, rule, toFact, toInput, toKeys, toText, type View } from "./blocks.ts"
import { describeCart } from "./describeCart.ts"
import { describeOrder } from "./describeOrder.ts"
import { describeParts } from "./describeParts.ts"

/** Describes a screen of a call. */
export const describeScreen = (call: Call, heldCalls: number): View => {
  const { screen } = call
  switch (screen._tag) {
    case "Call":
      return describeCall(call, heldCalls)
    case "Parts":
      return describeParts(call, screen.found)
    case "Choose":
      return describeChoose(call, screen.title)
    case "Cars":
      return describeCars(call)
    case "Cart":
      return describeCart(call)
    case "MailTo":
      return {
        title: "MAIL THE CART AS A LINK",
        blocks: [
          toFact("Cart", formatCart(call.cart)),
          toText("The link fills the customer's cart. It does not place an order."),
          toInput("To", call.input)
        ],
        keys: toKeys(["Enter", "mail"], ["Esc", "back"])
      }
    case "Link":
      return {
        title: "THE CART ON THE WEB",
        blocks: [
          toText("This address puts the same parts into the cart of the browser that opens it. It does not place an order."),
          rule,
          toText(screen.url, "strong")
        ],
        keys: toKeys(["Esc", "back"])
      }
    case "Order":
      return describeOrder(call, screen.order)
    case "Confirm":
      return {
        title: "CONFIRM",
        blocks: [toText(screen.title, "strong"), ...screen.facts.map((fact) => toText(fact))],
        keys: toKeys(["Enter", "yes"], ["Esc", "no"])
      }
    case "Form":
      return {
        title: "PLACE THE ORDER",
        blocks: [
          toFact("Cart", formatCart(call.cart)),
          ...Array.from({ length: screen.at }, (_, at) => toFact(getFormField(at).label, screen.values[getFormField(at).name])),
          toInput(getFormField(screen.at).label, call.input),
          toText("Use two letters for the state and the country. The apartment is optional.", "faint")
        ],
        keys: toKeys(["Enter", "next"], ["Esc", "back"])
      }
  }
}

const describeCall = (call: Call, heldCalls: number): View => {
  const { caller, cars, cart, email, input } = call
  const name =
    caller === null ? email || "not known yet" : [caller.name, caller.place, caller.phone].filter((text) => text !== "").join(", ")
  const blocks: ReadonlyArray<Block> = [
    toFact("Caller", name, "strong"),
    ...(caller === null ? [] : [toFact("Mail", caller.email)]),
    toFact("Car", cars.selected ?? "none", cars.selected === null ? "faint" : "strong"),
    ...(caller?.vehicles.slice(0, 3).map(({ name: vehicle }) => toFact("Their car", vehicle, "faint")) ?? []),
    toFact("Cart", formatCart(cart)),
    ...(caller?.orders.slice(0, 3).map((order) => toFact("Order", formatOrder(order))) ?? []),
    ...(heldCalls === 0 ? [] : [toFact("On hold", `${heldCalls} ${heldCalls === 1 ? "call" : "calls"}`)]),
    rule,
    toInput("Find", input),
    rule,
    toText("A car, parts, a VIN, a phone or order number (4 digits do), or an email address."),
    toText("Examples: 69 camaro front pads   0182   dana@example.com   #reyes", "faint")
  ]
  return {
    title: "CALL",
    blocks,
    keys: toKeys(
      ["Enter", "find"],
      ["F2", "cars"],
      ["F3", "cart"],
      ["F4", "orders"],
      ["F6", "hold"],
      ["F7", "next call"],
      ["F9", "end call"],
      ["F10", "quit"]
    )
  }
}

const describeChoose = (call: Call, title: string): View => {
  const rows = listChoices(call).map(({ label }) => ({ cells: [label], tone: "plain" as const }))
  const isTyped = hasInput(call)
  return {
    title: "QUESTION",
    blocks: [
      toText(title, "strong"),
      ...(isTyped ? [toInput("Find", call.input)] : []),
      { _tag: "List", columns: [{ title: "ANSWER" }], rows, selected: call.row }
    ],
    keys: toKeys([isTyped ? "Letters" : "1-9", isTyped ? "narrow" : "answer"], ["Up/Down", "move"], ["Enter", "answer"], ["Esc", "back"])
  }
}

const describeCars = (call: Call): View => {
  const { cars, row } = call
  const rows = listCars(call).map(({ name, projectId }) => ({
    cells: [name, name === cars.selected ? "parts are for it" : projectId === null ? "in their garage" : ""],
    tone: name === cars.selected ? ("strong" as const) : ("plain" as const)
  }))
  return {
    title: "CARS",
    blocks: [
      toFact("Car", cars.selected ?? "none", "strong"),
      { _tag: "List", columns: [{ title: "NAME" }, { title: "STATE", width: 18 }], rows, selected: row },
      toText("To add a car in words or by VIN, press Esc and type it.", "faint")
    ],
    keys: toKeys(["1-9 Up/Down", "select"], ["Enter", "take"], ["S", "add by steps"], ["D", "remove"], ["Esc", "back"])
  }
}
