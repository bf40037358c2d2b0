import { expect, it } from "vitest"
import { assemblyHref } from "./hrefs.ts"

it("an assembly's address names it, and the piece that is looked at", () => {
  expect(assemblyHref("brake-corner")).toBe("/assembly/brake-corner")
  expect(assemblyHref("brake-corner", "rotor")).toBe("/assembly/brake-corner#p-rotor")
})
