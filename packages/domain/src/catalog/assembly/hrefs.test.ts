import { expect, it } from "vitest"
import { assemblyHref, systemDrawingHref } from "./hrefs.ts"

it("assemblyHref contains the assembly's name and the selected piece", () => {
  expect(assemblyHref("brake-corner")).toBe("/assembly/brake-corner")
  expect(assemblyHref("brake-corner", "rotor")).toBe("/assembly/brake-corner#p-rotor")
})

it("ASM-09 systemDrawingHref leads to the drawing of a vehicle system, or returns null", () => {
  expect(systemDrawingHref("front-brakes")).toBe("/assembly/brake-corner")
  expect(["interior", "toString", ""].map(systemDrawingHref)).toEqual([null, null, null])
})
