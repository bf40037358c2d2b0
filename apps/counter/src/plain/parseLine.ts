import type { DeskEvent, KeyName } from "../desk/events.ts"
import type { Desk } from "../desk/model.ts"
import { hasInput } from "../desk/screens.ts"

/** Words for keys that a line-by-line terminal cannot send. */
const keyWords: Readonly<Record<string, KeyName>> = {
  back: "escape",
  cars: "f2",
  cart: "f3",
  orders: "f4",
  hold: "f6",
  next: "f7",
  end: "f9",
  quit: "f10",
  retry: "retry"
}

const enter: DeskEvent = { _tag: "KeyPressed", name: "enter" }

/**
 * Returns the events of a typed line. A line is an answer followed by Enter. On a list, a number selects its row and a letter is a key.
 * Words such as `cart` stand for function keys.
 */
export const parseLine = ({ call, signIn }: Pick<Desk, "call" | "signIn">, line: string): ReadonlyArray<DeskEvent> => {
  const text = line.trim()
  const key = keyWords[text.toLowerCase()]
  if (signIn._tag !== "Done") return key === "f10" ? [{ _tag: "KeyPressed", name: key }] : type(line, "")
  if (key !== undefined) return [{ _tag: "KeyPressed", name: key }]
  if (text === "") return [enter]
  if (/^\d{1,3}$/.test(text) && (call.screen._tag === "Choose" || !hasInput(call))) return [{ _tag: "RowPicked", number: Number(text) }]
  return hasInput(call) ? type(text, call.input) : [{ _tag: "Typed", text: text.slice(0, 1) }]
}

/** Types the text in place of the suggested one. */
const type = (text: string, suggested: string): ReadonlyArray<DeskEvent> =>
  text === ""
    ? [enter]
    : [...Array.from([...suggested], (): DeskEvent => ({ _tag: "KeyPressed", name: "backspace" })), { _tag: "Typed", text }, enter]
