import { describe, expect, it } from "vitest"
import { bundle, getGzipSize } from "./bundle.ts"
import { commandEntries } from "./subpaths.ts"

/** Size limit in kB (1000 bytes) beyond Effect, minified and after gzip -9. */
const MAX_KILOBYTES = 15

describe("commands of a capability", () => {
  it("exist for every capability that a sales channel needs", () => {
    expect(commandEntries).toEqual(["cart", "checkout", "fitment", "garage", "lists", "order", "search"].map((name) => `${name}/commands`))
  })

  it.each(commandEntries)("stay below the size limit, without the use cases of the screens: %s", async (entry) => {
    const commands = await bundle(`export * from "@camber/domain/${entry}"`, false)
    expect(getGzipSize(commands)).toBeLessThan(MAX_KILOBYTES)
    const useCases = /\/(?:Cart|Checkout|FitmentLookup|Garage|Lists|MultiAdd|Orders|Search|SearchSuggestions|Toasts)\.ts$/
    expect(commands.modules.filter((module) => useCases.test(module))).toEqual([])
  })
})
