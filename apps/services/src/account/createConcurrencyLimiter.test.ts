import { describe, expect, it } from "vitest"
import { QueueFull, createConcurrencyLimiter } from "./createConcurrencyLimiter.ts"

/** Works that end when they are told to, in the order in which they began. */
const works = () => {
  const begun: Array<() => void> = []
  return { begun, work: () => new Promise<number>((resolve) => void begun.push(() => resolve(begun.length))) }
}

describe("works that take turns", () => {
  it("run so many at once, wait in order, and are refused beyond that without being begun", async () => {
    const { begun, work } = works()
    const inTurn = createConcurrencyLimiter(2, 1)
    const [first, second, third] = [inTurn(work), inTurn(work), inTurn(work)]
    await expect(inTurn(work)).rejects.toBeInstanceOf(QueueFull)
    expect(begun).toHaveLength(2)
    begun[0]?.()
    await first
    expect(begun).toHaveLength(3)
    begun[1]?.()
    begun[2]?.()
    await Promise.all([second, third])
  })

  it("leave their place when they fail", async () => {
    const inTurn = createConcurrencyLimiter(1, 0)
    await expect(inTurn(() => Promise.reject(new Error("no")))).rejects.toThrow("no")
    expect(await inTurn(async () => "next")).toBe("next")
  })
})
