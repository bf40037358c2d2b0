import fc from "fast-check"
import { expect, it } from "vitest"
import { wrapKeys } from "./wrapKeys.ts"

const word = fc.string({ minLength: 1, maxLength: 12 })

it("wrapKeys shows every key in order, on lines of the width", () => {
  fc.assert(
    fc.property(fc.array(fc.record({ key: word, action: word }), { maxLength: 20 }), fc.integer({ min: 40, max: 200 }), (keys, width) => {
      const lines = wrapKeys(keys, width)
      expect(lines.flat()).toEqual(keys)
      for (const line of lines) expect(line.map(({ action, key }) => `${key} ${action}`).join("   ").length).toBeLessThanOrEqual(width)
    })
  )
})
