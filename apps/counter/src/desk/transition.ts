import type { DeskEvent, KeyName } from "./events.ts"
import { type Call, createCall, type Desk } from "./model.ts"
import { pressOnScreen, typeOnScreen } from "./pressOnScreen.ts"
import { closeScreen, countRows, hasInput, openScreen } from "./screens.ts"
import { onResult } from "./onResult.ts"
import type { Wanted } from "./tasks.ts"

/** The next state, and the task to run; null if there is none. */
export type Step = Wanted<Desk>

/** Longest text of a line. Calls with a lower limit reject a longer text. */
const MAX_INPUT_LENGTH = 200

/**
 * Returns the next state. While a task runs, only Escape counts, so that keys typed ahead never answer a question that has not appeared
 * yet.
 */
export const transition = (desk: Desk, event: DeskEvent): Step => {
  if (event._tag === "TaskDone") return start(onResult({ ...desk, pending: null, failed: null }, event.result))
  if (event._tag === "TaskFailed") return onFailure(desk, event)
  if (event._tag === "KeyPressed" && event.name === "f10") return { desk: { ...desk, isOver: true }, task: null }
  if (desk.pending !== null) return event._tag === "KeyPressed" && event.name === "escape" ? stay({ ...desk, pending: null }) : stay(desk)
  if (event._tag === "KeyPressed" && event.name === "retry") return start({ desk: { ...desk, notice: null }, task: desk.failed })
  const ready: Desk = { ...desk, notice: null, failed: null }
  if (ready.signIn._tag !== "Done") return start(pressAtSignIn(ready, event))
  switch (event._tag) {
    case "Typed":
      return start(type(ready, event.text))
    case "RowPicked":
      return start(pickRow(ready, event.number))
    case "KeyPressed":
      return start(press(ready, event.name))
  }
}

const stay = (desk: Desk): Step => ({ desk, task: null })
const start = ({ desk, task }: Step): Step => ({ desk: task === null ? desk : { ...desk, pending: task }, task })

/** Keeps the previous state, so that the staff member can repeat or change the task. */
const onFailure = (desk: Desk, { canRetry, isSignedOut, text }: Extract<DeskEvent, { readonly _tag: "TaskFailed" }>): Step => {
  const { signIn } = desk
  const email = "email" in signIn ? signIn.email : ""
  return stay({
    ...desk,
    pending: null,
    failed: canRetry ? desk.pending : null,
    notice: { tone: "bad", text },
    ...(isSignedOut && { signIn: { _tag: "Password", email }, field: "" })
  })
}

const withCall = (desk: Desk, call: Call): Step => stay({ ...desk, call })

const type = (desk: Desk, text: string): Step => {
  const { call } = desk
  if (hasInput(call)) return withCall(desk, { ...call, input: (call.input + text).slice(0, MAX_INPUT_LENGTH), row: 0 })
  return /^[1-9]$/.test(text) ? pickRow(desk, Number(text)) : typeOnScreen(desk, text.toLowerCase())
}

/** Selects the row with this number. In a question, also answers with that row. */
const pickRow = (desk: Desk, number: number): Step => {
  const { call } = desk
  if (number < 1 || number > countRows(call)) return stay(desk)
  const picked = { ...desk, call: { ...call, row: number - 1 } }
  return call.screen._tag === "Choose" ? pressOnScreen(picked) : stay(picked)
}

const press = (desk: Desk, name: KeyName): Step => {
  const { call, held } = desk
  switch (name) {
    case "enter":
      return pressOnScreen(desk)
    case "escape":
      return withCall(desk, closeScreen(call))
    case "backspace":
      return withCall(desk, { ...call, input: [...call.input].slice(0, -1).join("") })
    case "up":
    case "down":
      return withCall(desk, { ...call, row: moveRow(call, name === "up" ? -1 : 1) })
    case "f2":
      return withCall(desk, openScreen(call, { _tag: "Cars" }))
    case "f3":
      return withCall(desk, openScreen(call, { _tag: "Cart" }))
    case "f4":
      return call.email === ""
        ? stay({ ...desk, notice: { tone: "bad", text: "Find the caller first: type a phone or order number, or an email address." } })
        : { desk, task: { _tag: "ListOrders", email: call.email } }
    case "f6":
      return openCall(desk, [...held, call])
    case "f7": {
      const [next, ...others] = held
      return next === undefined ? stay(desk) : stay({ ...desk, call: next, held: [...others, call] })
    }
    case "f9": {
      const [next, ...others] = held
      return next === undefined ? openCall(desk, []) : stay({ ...desk, call: next, held: others })
    }
    case "f10":
    case "retry":
      return stay(desk)
  }
}

const openCall = (desk: Desk, held: ReadonlyArray<Call>): Step =>
  stay({ ...desk, call: createCall(desk.nextId), held, nextId: desk.nextId + 1 })

const moveRow = (call: Call, by: number): number => Math.max(0, Math.min(countRows(call) - 1, call.row + by))

const MAX_FIELD_LENGTH = 200

/** Handles a key during sign-in: email address, password, then the code if the account has a second factor. */
const pressAtSignIn = (desk: Desk, event: DeskEvent): Step => {
  const { field, signIn } = desk
  const stay = (change: Partial<Desk>): Step => ({ desk: { ...desk, ...change }, task: null })
  if (event._tag === "Typed") return stay({ field: (field + event.text).slice(0, MAX_FIELD_LENGTH) })
  if (event._tag !== "KeyPressed") return stay({})
  if (event.name === "backspace") return stay({ field: [...field].slice(0, -1).join("") })
  if (event.name === "escape") return stay({ signIn: { _tag: "Email" }, field: "" })
  if (event.name !== "enter" || field.trim() === "") return stay({})
  switch (signIn._tag) {
    case "Email":
      return stay({ signIn: { _tag: "Password", email: field.trim() }, field: "" })
    case "Password":
      return { desk, task: { _tag: "SignIn", email: signIn.email, password: field } }
    case "Code":
      return { desk, task: { _tag: "SendCode", email: signIn.email, code: field } }
    case "Done":
      return stay({})
  }
}
