import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Change } from "./changeLog.ts"
import { SecondConnection, withConnectionScope } from "../database/transactionScope.ts"
import { createKeyedInvalidatedCache, createInvalidatedCache } from "./invalidatedCaches.ts"

const MOST = 4
const MINUTE = 60_000
/** Number of keys. The last key has no value. */
const KEYS = 6

/** Opens a cache whose values contain the key and the data version at which it was read. */
const open = () => {
  const listeners: Array<(changes: ReadonlyArray<Change>) => void> = []
  const asked: Array<ReadonlyArray<number>> = []
  const world = { state: 0, now: 1, meanwhile: () => undefined as void }
  const ask = createKeyedInvalidatedCache<number, string>(
    { listen: (listener) => void listeners.push(listener) },
    new Set(["price"]),
    MOST,
    async (keys) => {
      asked.push(keys)
      const { state } = world
      world.meanwhile()
      return new Map(keys.filter((key) => key < KEYS - 1).map((key) => [key, `${key} at ${state}`]))
    },
    () => world.now
  )
  const change = (topic: Change["topic"]) => {
    if (topic === "price") world.state += 1
    for (const listener of listeners) listener([{ topic, productIds: null }])
  }
  return { ask, asked, change, world }
}

const keys = fc.uniqueArray(fc.nat({ max: KEYS - 1 }), { maxLength: 4 })
const step = fc.oneof(
  fc.record({ kind: fc.constant("ask" as const), keys }),
  fc.record({ kind: fc.constant("change" as const), topic: fc.constantFrom("price" as const, "banner" as const) }),
  fc.record({ kind: fc.constant("wait" as const), millis: fc.constantFrom(1, MINUTE - 1, MINUTE) })
)

describe("createKeyedInvalidatedCache", () => {
  it("OPS-86 always returns current values and reads only the missing keys", () =>
    fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        const { ask, asked, change, world } = open()
        for (const taken of steps) {
          if (taken.kind === "wait") world.now += taken.millis
          else if (taken.kind === "change") change(taken.topic)
          else {
            const found = await ask(taken.keys)
            const expected = taken.keys.filter((key) => key < KEYS - 1).map((key) => [key, `${key} at ${world.state}`] as const)
            expect(found).toEqual(new Map(expected))
            const reads = asked.length
            await ask(taken.keys)
            // The last key has no value, so only it is read again.
            expect(asked.slice(reads)).toEqual(taken.keys.includes(KEYS - 1) ? [[KEYS - 1]] : [])
          }
        }
      })
    ))

  it("OPS-86 reads a value again after one minute", async () => {
    const { ask, asked, world } = open()
    await ask([1])
    world.now += MINUTE
    await ask([1, 2])
    world.now += 1
    await ask([1, 2])
    expect(asked).toEqual([[1], [2], [1]])
  })

  it("OPS-86 does not cache a value that changed while it was being read", async () => {
    const { ask, change, world } = open()
    world.meanwhile = () => change("price")
    expect((await ask([1])).get(1)).toBe("1 at 0")
    world.meanwhile = () => undefined
    expect((await ask([1])).get(1)).toBe("1 at 1")
  })

  it("OPS-86 rejects a call inside a transaction, even if all its keys are cached", async () => {
    const { ask } = open()
    await ask([1])
    await expect(withConnectionScope(() => ask([1]))).rejects.toThrow(SecondConnection)
  })

  it("OPS-86 keeps only the most recently used keys", async () => {
    const { ask, asked } = open()
    for (const key of [0, 1, 2, 3, 0, 4]) await ask([key])
    asked.length = 0
    await ask([0, 2, 3, 4])
    await ask([1])
    expect(asked).toEqual([[1]])
  })
})

describe("createInvalidatedCache", () => {
  const topics = ["article", "catalogue", "price", "banner"] as const

  /** Opens a cache whose value is the number of previous reads. */
  const open = (read: (reads: number) => Promise<number> = async (reads) => reads) => {
    const listeners: Array<(changedTopics: ReadonlyArray<Change>) => void> = []
    let reads = 0
    const ask = createInvalidatedCache({ listen: (listener) => void listeners.push(listener) }, ["article", "catalogue"], () =>
      read(reads++)
    )
    const notify = (...changedTopics: ReadonlyArray<Change["topic"]>) => {
      for (const listener of listeners) listener(changedTopics.map((topic) => ({ topic, productIds: null })))
    }
    return { ask, tell: notify, reads: () => reads }
  }

  it("OPS-86 reads the value once, and again only after a change of one of its topics", () =>
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

  it("OPS-86 rejects a call inside a transaction, even while a read is pending and after it", async () => {
    const { ask } = open()
    const pending = ask()
    await expect(withConnectionScope(() => ask())).rejects.toThrow(SecondConnection)
    await pending
    await expect(withConnectionScope(() => ask())).rejects.toThrow(SecondConnection)
  })

  it("OPS-86 reads again after a failed read", async () => {
    const { ask } = open(async (reads) => (reads === 0 ? Promise.reject(new Error("away")) : reads))
    await expect(ask()).rejects.toThrow("away")
    expect(await ask()).toBe(1)
  })
})
