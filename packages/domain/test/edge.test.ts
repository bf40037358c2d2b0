import { createContext, runInContext } from "node:vm"
import { expect, it } from "vitest"
import { bundle } from "./bundle.ts"

const program = `
import { Effect, Layer } from "effect"
import { SkuVariantNumber } from "@camber/domain/catalog"
import { Visitor } from "@camber/domain/visitor"
import { layerMemoryShop } from "../../adapter-memory/src/index.ts"
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
