import { expect, it } from "vitest"
import { onFirstInteraction } from "./onFirstInteraction.ts"

it("acts once, at the first sign of a person, of whatever kind", () => {
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
