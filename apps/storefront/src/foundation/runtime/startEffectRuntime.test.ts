import { Effect } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { EffectRuntime } from "./AppRuntime.ts"

let engine: EffectRuntime | undefined
afterEach(() => engine?.dispose())

const start = async () => {
  const defects: Array<unknown> = []
  engine = await createTestRuntime(null, {}, { report: (defect) => defects.push(defect) })(emptySeed)
  return { run: engine.run, defects }
}
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
})
