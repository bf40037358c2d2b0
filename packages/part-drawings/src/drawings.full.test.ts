import { describe, expect, it } from "vitest"
import { drawings } from "./drawings.ts"
import { expectDrawn, listSingleOptions, listValues } from "./testing/checkDrawing.ts"

describe.each(Object.entries(drawings))("%s", (_, drawing) => {
  it("is drawn with every option value as valid, small SVG", () => {
    expectDrawn(drawing, listSingleOptions(drawing))
  })

  it("changes with each of its options", () => {
    for (const name of Object.keys(drawing.options)) {
      const pictures = new Set(listValues(drawing, name).map((value) => drawing.draw({ [name]: value })))
      expect(pictures.size, name).toBeGreaterThan(1)
    }
  })
})
