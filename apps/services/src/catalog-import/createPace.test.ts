import { describe, expect, it } from "vitest"
import { createPace } from "./createPace.ts"

describe("createPace", () => {
  /** Runs batches that take a given time for each row. */
  const runBatches = async (millisPerRow: number, batches: number): Promise<number> => {
    let now = 0
    const pace = createPace({ most: 250, target: 100, rest: 0 }, () => now)
    for (let at = 0; at < batches; at += 1) await pace.run(async () => void (now += pace.size() * millisPerRow))
    return pace.size()
  }

  it("increases the size of quick batches, up to a limit", async () => {
    expect(await runBatches(0.1, 10)).toBe(250)
  })

  it("reduces the size of slow batches, down to a limit", async () => {
    expect(await runBatches(100, 10)).toBe(20)
  })

  it("keeps the size of batches that take about the intended time", async () => {
    expect(await runBatches(2, 10)).toBe(40)
  })
})
