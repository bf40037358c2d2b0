import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Change } from "./changeLog.ts"
import { createInvalidatedCache } from "./createInvalidatedCache.ts"

const topics = ["article", "catalogue", "price", "banner"] as const

/** Opens a cache whose value is the number of previous reads. */
const open = (read: (reads: number) => Promise<number> = async (reads) => reads) => {
  const listeners: Array<(changedTopics: ReadonlyArray<Change>) => void> = []
  let reads = 0
  const ask = createInvalidatedCache({ listen: (listener) => void listeners.push(listener) }, ["article", "catalogue"], () => read(reads++))
  const notify = (...changedTopics: ReadonlyArray<Change["topic"]>) => {
    for (const listener of listeners) listener(changedTopics.map((topic) => ({ topic, productIds: null })))
  }
  return { ask, tell: notify, reads: () => reads }
}

describe("createInvalidatedCache", () => {
  it("OPS-86 reads once, and again only after a change of one of its topics", () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.array(fc.constantFrom(...topics), { maxLength: 3 }), { maxLength: 12 }), async (looks) => {
        const { ask, tell } = open()
        let expected = 0
        expect(await ask()).toBe(0)
        for (const changedTopics of looks) {
          tell(...changedTopics)
          if (changedTopics.some((topic) => topic === "article" || topic === "catalogue")) expected += 1
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
