import { createInterface } from "node:readline"
import { Writable } from "node:stream"
import type { DeskStore } from "../session/DeskStore.ts"
import { formatPlain, listNewLines } from "./formatPlain.ts"
import { parseLine } from "./parseLine.ts"

/** Terminal of the plain mode. */
export interface PlainTerminal {
  readonly input: NodeJS.ReadableStream
  readonly output: NodeJS.WritableStream
  readonly isTerminal: boolean
}

/** Runs the desk line by line until the user quits or the input ends. Does not show the password. */
export const runPlain = async (store: DeskStore, { input, isTerminal, output }: PlainTerminal): Promise<void> => {
  const isHidden = () => store.current().signIn._tag === "Password"
  const echo = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isHidden()) output.write(chunk)
      done()
    }
  })
  const lines = createInterface({ input, output: echo, terminal: isTerminal, historySize: 0 })
  let shown: ReadonlyArray<string> = []
  const show = () => {
    const now = formatPlain(store.current())
    const lines = listNewLines(shown, now)
    output.write(`\n${(lines.length === 0 ? now.slice(0, 1) : lines).join("\n")}\n`)
    shown = now
  }
  show()
  for await (const line of lines) {
    if (isHidden()) output.write("\n")
    for (const event of parseLine(store.current(), line)) store.send(event)
    if (store.current().pending !== null) output.write("Working...\n")
    await store.settled()
    if (store.current().isOver) break
    show()
  }
  lines.close()
}
