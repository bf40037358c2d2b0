import type { Key } from "ink"
import type { DeskEvent, KeyName } from "../desk/events.ts"

const press = (name: KeyName): DeskEvent => ({ _tag: "KeyPressed", name })

/** Converts a key of Ink to events. Text that is pasted or typed fast arrives in one piece and may contain Enter. */
export const toEvents = (input: string, key: Partial<Key>): ReadonlyArray<DeskEvent> => {
  if (key.return === true) return [press("enter")]
  if (key.escape === true) return [press("escape")]
  if (key.upArrow === true) return [press("up")]
  if (key.downArrow === true) return [press("down")]
  if (key.backspace === true || key.delete === true) return [press("backspace")]
  if (key.ctrl === true) return input === "r" ? [press("retry")] : []
  if (key.meta === true) return []
  return input
    .split(/([\r\n])/)
    .flatMap((text): ReadonlyArray<DeskEvent> => (text === "\r" || text === "\n" ? [press("enter")] : toTyped(text)))
}

/** Only text is typed: a control character would move the cursor of the terminal. */
const toTyped = (text: string): ReadonlyArray<DeskEvent> => {
  const printable = text.replaceAll(/\p{Cc}/gu, "")
  return printable === "" ? [] : [{ _tag: "Typed", text: printable }]
}

/** Terminal sequences of function keys, which Ink does not name. */
const functionKeys: Readonly<Record<string, KeyName>> = {
  "\u001bOQ": "f2",
  "\u001b[12~": "f2",
  "\u001b[[B": "f2",
  "\u001bOR": "f3",
  "\u001b[13~": "f3",
  "\u001b[[C": "f3",
  "\u001bOS": "f4",
  "\u001b[14~": "f4",
  "\u001b[[D": "f4",
  "\u001b[17~": "f6",
  "\u001b[18~": "f7",
  "\u001b[20~": "f9",
  "\u001b[21~": "f10"
}

/** Returns the function key that the terminal sent; null for other data. */
export const toFunctionKey = (data: string): KeyName | null => functionKeys[data] ?? null
