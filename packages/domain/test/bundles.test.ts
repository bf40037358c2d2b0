import { createContext, runInContext } from "node:vm"
import { expect, it, describe } from "vitest"
import { bundle, getGzipSize } from "./bundle.ts"
import { commandEntries } from "./subpaths.ts"

const program = `
import { Effect, Layer } from "effect"
import { SkuVariantNumber } from "@camber/domain/catalog"
import { Visitor } from "@camber/domain/visitor"
import { layerMemoryShop } from "../../adapter-memory/src/shop/layerMemoryShop.ts"
import { phoneDesk } from "./channel/phoneDesk.ts"

export const run = (tell) => {
  const call = phoneDesk({ year: 1969, make: "Chevrolet", model: "Camaro" }, SkuVariantNumber.make("CAM-4X-1"))
  const sold = Effect.runPromise(Effect.provide(call, Layer.provideMerge(Visitor.layer, layerMemoryShop())))
  sold.then((result) => tell(JSON.stringify(result)), (error) => tell(String(error)))
}
`

it("completes a sale in a JavaScript context with timers, but without browser and Node APIs", async () => {
  const { code } = await bundle(program)
  const sold = await new Promise((tell) => {
    const context = createContext({ tell, setTimeout, clearTimeout })
    expect(runInContext("[typeof process, typeof document, typeof fetch, typeof require, typeof URL].join()", context)).toBe(
      "undefined,undefined,undefined,undefined,undefined"
    )
    runInContext(`${code}; core.run(tell)`, context)
  })
  expect(JSON.parse(String(sold))).toMatchObject({ car: "1969 Chevrolet Camaro", fit: "Guaranteed To Fit", itemCount: 1 })
})

/** Size limit in kB (1000 bytes) beyond Effect, minified and after gzip -9. */
const MAX_KILOBYTES = 15

describe("commands of a capability", () => {
  it("exist for every capability that a sales channel needs", () => {
    expect(commandEntries).toEqual(["cart", "checkout", "fitment", "garage", "lists", "order", "search"].map((name) => `${name}/commands`))
  })

  it.each(commandEntries)("stay below the size limit and contain no use cases of the screens: %s", async (entry) => {
    const commands = await bundle(`export * from "@camber/domain/${entry}"`, false)
    expect(getGzipSize(commands)).toBeLessThan(MAX_KILOBYTES)
    const useCases = /\/(?:layer[A-Z]\w+|Cart|Checkout|FitmentLookup|Garage|Lists|MultiAdd|Orders|Search|SearchSuggestions|Toasts)\.ts$/
    expect(commands.modules.filter((module) => useCases.test(module))).toEqual([])
  })
})
