// @vitest-environment node
import { describe, expect, it } from "vitest"
import type { EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { createPageLoads } from "./createPageLoads.ts"

/** Runs each command in a later turn of the event loop. */
const engine: EffectRuntime = {
  run: () => new Promise((resolve) => setImmediate(() => resolve({ _tag: "Interrupted", cause: null }))),
  watch: async () => ({ _tag: "Interrupted", cause: null }),
  dispose: async () => undefined
}

describe("the loads of a page without scripts", () => {
  it("finish, with the commands that follow them, before the page is rendered again", async () => {
    const page = createPageLoads(engine)
    const events: Array<string> = []
    const command = () => page.engine.run(() => undefined as never)
    const markup = await page.render(() => {
      events.push("rendered")
      page.loads.add("cart", async () => {
        await command()
        await command()
        events.push("loaded")
      })
      return events.join()
    })
    expect(markup).toBe("rendered,loaded,rendered")
  })

  it("may require further loads, and stop after some renderings if there is no end", async () => {
    const page = createPageLoads(engine)
    let renderings = 0
    await page.render(() => {
      renderings += 1
      page.loads.add(`line ${renderings}`, () => undefined)
      return ""
    })
    expect(renderings).toBe(6)
  })

  it("keep a component's store from one rendering to the next", () => {
    const { loads } = createPageLoads(engine)
    const first = loads.own("a", () => ({}))
    expect(loads.own("a", () => ({}))).toBe(first)
    expect(loads.own("b", () => ({}))).not.toBe(first)
  })
})
