import { render } from "ink-testing-library"
import { createElement } from "react"
import { CounterApp } from "../src/screens/CounterApp.tsx"
import { createShop } from "../src/session/createShop.ts"
import { createDeskStore } from "../src/session/DeskStore.ts"
import type { SeededShop } from "./openSeededShop.ts"

const ENTER = "\r"
const keys: Readonly<Record<string, string>> = {
  Enter: ENTER,
  Esc: "\u001b",
  Up: "\u001b[A",
  Down: "\u001b[B",
  Back: "\u007f",
  Retry: "\u0012",
  F2: "\u001bOQ",
  F3: "\u001bOR",
  F4: "\u001bOS",
  F6: "\u001b[17~",
  F7: "\u001b[18~",
  F9: "\u001b[20~",
  F10: "\u001b[21~"
}

/** A running counter program: its screen, and the number of keys pressed since the last count. */
export interface Counter {
  /** Presses keys one by one and waits for the shop after each. A name in brackets is one key: `pads[Enter]`. */
  readonly press: (text: string) => Promise<void>
  readonly screen: () => string
  /** Returns the number of keys since the last call. */
  readonly countKeys: () => number
  readonly quit: () => Promise<void>
}

/** Starts the program on a shop. */
export const openCounter = ({ fetch, origin }: Pick<SeededShop, "fetch" | "origin">): Counter => {
  const shop = createShop({ origin, fetch })
  const store = createDeskStore(shop)
  const app = render(createElement(CounterApp, { store }))
  let pressed = 0
  const strokes = (text: string) =>
    Array.from(text.matchAll(/\[(\w+)\]|(.)/gsu), ([, key, letter = ""]) => (key === undefined ? letter : (keys[key] ?? "")))
  return {
    press: async (text) => {
      for (const stroke of strokes(text)) {
        pressed += 1
        const handled = new Promise<void>((resolve) => {
          const end = store.subscribe(() => {
            end()
            resolve()
          })
        })
        app.stdin.write(stroke)
        await handled
        await store.settled()
      }
    },
    screen: () => app.lastFrame() ?? "",
    countKeys: () => {
      const count = pressed
      pressed = 0
      return count
    },
    quit: async () => {
      app.unmount()
      await shop.close()
    }
  }
}

/** Signs in with password and code. */
export const signIn = async (counter: Counter, { staff }: Pick<SeededShop, "staff">): Promise<void> => {
  await counter.press(`${staff.email}[Enter]${staff.password}[Enter]${staff.code()}[Enter]`)
  counter.countKeys()
}
