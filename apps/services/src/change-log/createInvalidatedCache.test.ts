import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Change } from "./changeLog.ts"
import { createInvalidatedCache } from "./createInvalidatedCache.ts"

const topics = ["article", "catalogue", "price", "banner"] as const

/** Opens a cache whose value is the number of previous reads. */
const open = (read: (reads: number) => Promise<number> = async (reads) => reads) => {
  const listeners: Array<(told: ReadonlyArray<Change>) => void> = []
  let reads = 0
  const ask = createInvalidatedCache({ listen: (hear) => void listeners.push(hear) }, ["article", "catalogue"], () => read(reads++))
  const tell = (...told: ReadonlyArray<Change["topic"]>) => {
    for (const hear of listeners) hear(told.map((topic) => ({ topic, productIds: null })))
  }
  return { ask, tell, reads: () => reads }
}

describe("createInvalidatedCache", () => {
  it("OPS-86 reads once, and again only after a change of one of its topics", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.constantFrom(...topics), { maxLength: 3 }), { maxLength: 12 }), async (looks) => {
        const { ask, tell } = open()
        let expected = 0
        expect(await ask()).toBe(0)
        for (const told of looks) {
          tell(...told)
          if (told.some((topic) => topic === "article" || topic === "catalogue")) expected += 1
          expect([await ask(), await ask()]).toEqual([expected, expected])
        }
      })
    ))

  it("OPS-86 shares a pending read between callers and discards it if a change arrives during the read", async () => {
    const { ask, reads, tell } = open()
    const asked = [ask(), ask()]
    tell("article")
    expect([await Promise.all(asked), await ask(), reads()]).toEqual([[0, 0], 1, 2])
  })

  it("OPS-86 reads again after a failed read", async () => {
    const { ask } = open(async (reads) => (reads === 0 ? Promise.reject(new Error("away")) : reads))
    await expect(ask()).rejects.toThrow("away")
    expect(await ask()).toBe(1)
  })
})
