import { EMPTY_CONTACT } from "@camber/domain/checkout"
import type { Call, Choice, Screen } from "./model.ts"
import type { Task } from "./tasks.ts"

/** Questions close when they are answered, because returning to one would ask it again. */
const isQuestion = ({ _tag }: Screen): boolean => _tag === "Choose" || _tag === "Confirm" || _tag === "Form" || _tag === "MailTo"

/** Opens a screen over the current one. A screen of the same kind replaces it. */
export const openScreen = (call: Call, screen: Screen): Call => ({
  ...call,
  screen,
  back: isQuestion(call.screen) || call.screen._tag === screen._tag ? call.back : [{ screen: call.screen, row: call.row }, ...call.back],
  row: 0,
  input: ""
})

/** Asks where to mail the link, and suggests the caller's address. */
export const openMailTo = (call: Call): Call => ({ ...openScreen(call, { _tag: "MailTo" }), input: call.email })

/** Asks for the address of an order. The known fields of the caller are filled in. */
export const openForm = (call: Call): Call => {
  const { caller, email } = call
  const values = { ...EMPTY_CONTACT, email, name: caller?.name ?? "", phone: caller?.phone ?? "" }
  return { ...openScreen(call, { _tag: "Form", at: 0, values }), input: email }
}

/** Returns to the screen below. The call screen never closes. */
export const closeScreen = (call: Call): Call => {
  const [below, ...back] = call.back
  return below === undefined ? { ...call, input: "" } : { ...call, ...below, back, input: "" }
}

/** Closes an open question. */
export const closeQuestion = (call: Call): Call => (isQuestion(call.screen) && call.back.length > 0 ? closeScreen(call) : call)

/** Returns to the call screen. */
export const closeAll = (call: Call): Call => ({ ...call, screen: { _tag: "Call" }, back: [], row: 0, input: "" })

/** Number of rows that can be selected. */
export const countRows = (call: Call): number => {
  const { cart, screen } = call
  switch (screen._tag) {
    case "Parts":
      return screen.found.cards.length
    case "Choose":
      return listChoices(call).length
    case "Cars":
      return listCars(call).length
    case "Cart":
      return cart.lines.length
    case "Order":
      return screen.order.lines.length
    default:
      return 0
  }
}

/** Maximum number of answers that a digit key can pick. Typing narrows a longer list. */
const MAX_NUMBERED = 9

const isLong = (screen: Screen): boolean => screen._tag === "Choose" && screen.choices.length > MAX_NUMBERED

/** Lists the answers to a question. A long list is limited to the answers that contain the typed text. */
export const listChoices = ({ input, screen }: Pick<Call, "input" | "screen">): ReadonlyArray<Choice> => {
  if (screen._tag !== "Choose") return []
  const wanted = input.trim().toLowerCase()
  return isLong(screen) ? screen.choices.filter(({ label }) => label.toLowerCase().includes(wanted)) : screen.choices
}

/** A car that can be selected. `projectId` is null for a car from the caller's garage that this call does not use yet. */
export interface ListedCar {
  readonly name: string
  readonly projectId: string | null
  readonly task: Task
}

/** Lists the cars of the call, then the other cars of the caller's garage. */
export const listCars = ({ caller, cars }: Pick<Call, "caller" | "cars">): ReadonlyArray<ListedCar> => [
  ...cars.saved.map(({ name, projectId }) => ({ name, projectId, task: { _tag: "SelectCar", projectId } as const })),
  ...(caller?.vehicles ?? [])
    .filter(({ name }) => !cars.saved.some((saved) => saved.name === name))
    .map(({ name, project }) => ({ name, projectId: null, task: { _tag: "AddCar", project } as const }))
]

/** Whether the screen has an input line. */
export const hasInput = ({ screen }: Pick<Call, "screen">): boolean =>
  screen._tag === "Call" || screen._tag === "MailTo" || screen._tag === "Form" || isLong(screen)
