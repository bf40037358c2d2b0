import { expect, it } from "vitest"
import { onFirstInteraction } from "./onFirstInteraction.ts"

it("onFirstInteraction calls the listener once, on the first interaction of any kind", () => {
  for (const sign of ["pointermove", "pointerdown", "keydown", "scroll"]) {
    let acts = 0
    onFirstInteraction(() => acts++)
    expect(acts).toBe(0)
    document.dispatchEvent(new Event(sign))
    dispatchEvent(new Event(sign))
    dispatchEvent(new Event("keydown"))
    expect(acts).toBe(1)
  }
})
