import { createContext, runInContext } from "node:vm"
import { expect, it } from "vitest"
import { bundle } from "./bundle.ts"

const program = `
import { Effect, Layer } from "effect"
import { layerMemoryCookies, layerMemoryHttp } from "../../adapter-memory/src/index.ts"
import { layerCore } from "./channel/layerCore.ts"
import { phoneDesk } from "./channel/phoneDesk.ts"
import { shopInMemory } from "./channel/shopInMemory.ts"

export const run = (tell) => {
  const { answer } = shopInMemory()
  const visit = Layer.merge(
    layerMemoryCookies("WebUserGuid=11111111-1111-4111-8111-111111111111"),
    layerMemoryHttp({ graphql: (request) => ({ data: answer(request) }) })
  )
  const call = phoneDesk({ year: 1969, make: "Chevrolet", model: "Camaro" }, "CAM-4X-1")
  Effect.runPromise(Effect.provide(call, layerCore(visit))).then((sold) => tell(JSON.stringify(sold)), (error) => tell(String(error)))
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
  expect(JSON.parse(String(sold))).toMatchObject({ car: "1969 Chevrolet Camaro", fit: "Guaranteed To Fit", isAdded: true })
})
