import { Effect, Stream } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { EffectRuntime } from "./AppRuntime.ts"
import { ChunkLoadFailed } from "./createLazyServices.ts"

let engine: EffectRuntime | undefined
afterEach(() => engine?.dispose())

const start = async () => {
  const defects: Array<unknown> = []
  engine = await createTestRuntime(null, {}, { report: (defect) => defects.push(defect) })(emptySeed)
  return { run: engine.run, watch: engine.watch, defects }
}
const missing = new ChunkLoadFailed({ group: "order", cause: new TypeError("Failed to fetch") })
const microtasks = async (count: number): Promise<void> => {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}

describe("startEffectRuntime", () => {
  it("runs a command before the page can end, so that text typed right before a reload is stored", async () => {
    const { run } = await start()
    let isStored = false
    const command = run((use) => use.History.use(() => Effect.sync(() => void (isStored = true))))
    await microtasks(20)
    expect(isStored).toBe(true)
    await command
  })

  it("reports a defect", async () => {
    const { defects, run } = await start()
    const broken = new Error("broken")
    expect(await run(() => Effect.die(broken))).toEqual({ _tag: "Interrupted", cause: broken })
    expect(defects).toEqual([broken])
  })

  it("reports no failure and no aborted command", async () => {
    const { defects, run } = await start()
    const given = new AbortController()
    const aborted = run(() => Effect.never, given.signal)
    given.abort()
    expect([await aborted, await run(() => Effect.fail("away"))]).toMatchObject([
      { _tag: "Interrupted" },
      { _tag: "Failed", error: "away" }
    ])
    expect(defects).toEqual([])
  })

  it("reports a command whose code did not load as lost, and reports no defect", async () => {
    const { defects, run } = await start()
    expect(await run(() => Effect.fail(missing))).toEqual({ _tag: "Interrupted", cause: missing })
    expect(defects).toEqual([])
  })

  it("follows a state whose code loads with a later command", async () => {
    const { watch } = await start()
    let attempts = 0
    const source = () => Effect.suspend(() => (++attempts < 3 ? Effect.fail(missing) : Effect.succeed(Stream.make("loaded"))))
    const seen: Array<string> = []
    await watch(
      source,
      (value) => seen.push(value),
      new AbortController().signal,
      () => seen.push("load failed")
    )
    expect(seen).toEqual(["load failed", "load failed", "loaded"])
  })
})
