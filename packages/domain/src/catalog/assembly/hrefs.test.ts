import { expect, it } from "vitest"
import { assemblyHref, systemDrawingHref } from "./hrefs.ts"

it("an assembly's address names it, and the piece that is looked at", () => {
  expect(assemblyHref("brake-corner")).toBe("/assembly/brake-corner")
  expect(assemblyHref("brake-corner", "rotor")).toBe("/assembly/brake-corner#p-rotor")
})

it("ASM-09 a system of the car leads to its drawing, where there is one", () => {
  expect(systemDrawingHref("front-brakes")).toBe("/assembly/brake-corner")
  expect(["interior", "toString", ""].map(systemDrawingHref)).toEqual([null, null, null])
})
