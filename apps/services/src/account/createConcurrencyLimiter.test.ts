import { describe, expect, it } from "vitest"
import { QueueFull, createConcurrencyLimiter } from "./createConcurrencyLimiter.ts"

/** Creates tasks that end on demand, in the order in which they started. */
const works = () => {
  const begun: Array<() => void> = []
  return { begun, work: () => new Promise<number>((resolve) => void begun.push(() => resolve(begun.length))) }
}

describe("createConcurrencyLimiter", () => {
  it("runs tasks up to the limit, queues further tasks in order, and rejects the rest without starting them", async () => {
    const { begun, work } = works()
    const runLimited = createConcurrencyLimiter(2, 1)
    const [first, second, third] = [runLimited(work), runLimited(work), runLimited(work)]
    await expect(runLimited(work)).rejects.toBeInstanceOf(QueueFull)
    expect(begun).toHaveLength(2)
    begun[0]?.()
    await first
    expect(begun).toHaveLength(3)
    begun[1]?.()
    begun[2]?.()
    await Promise.all([second, third])
  })

  it("starts the next task after one fails", async () => {
    const runLimited = createConcurrencyLimiter(1, 0)
    await expect(runLimited(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(await runLimited(async () => "next")).toBe("next")
  })
})
