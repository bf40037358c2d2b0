import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { makeClientTurns } from "./clientTurns.ts"
import { HALF_LIFE, LONGEST_WAY, makeThreadShares, PLENTY } from "./threadShares.ts"

/** A thread whose time is told. */
const makeThread = () => {
  let [now, computed] = [0, 0]
  return {
    time: { now: () => now, computed: () => computed },
    compute: (milliseconds: number) => {
      now += milliseconds
      computed += milliseconds
    },
    rest: (milliseconds: number) => {
      now += milliseconds
    }
  }
}
const WHOLE = HALF_LIFE / Math.LN2
const loops = (many: number) => Array.from({ length: many }).reduce<Promise<void>>((before) => before.then(nextLoop), Promise.resolve())
const nextLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))

afterEach(() => vi.useRealTimers())

describe("what clients have had of the thread", () => {
  const step = fc.record({
    client: fc.constantFrom("a", "b", "c"),
    comes: fc.boolean(),
    milliseconds: fc.integer({ min: 0, max: 20 })
  })

  it("OPS-81 is what it computed while they were there: nothing is lost, charged twice, or charged to who was away", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let computed = 0
        const shares = makeThreadShares({ now: () => 0, computed: () => computed })
        const present = new Map<string, Array<() => void>>()
        const [expected, asked] = [new Map<string, number>(), new Set<string>()]
        for (const { client, comes, milliseconds } of steps) {
          const requests = present.get(client) ?? []
          present.set(client, requests)
          asked.add(client)
          if (comes) requests.push(shares.arrive(client))
          else requests.pop()?.()
          computed += milliseconds
          const all = [...present.values()].flat().length
          for (const [name, own] of present) if (all > 0) expected.set(name, (expected.get(name) ?? 0) + (milliseconds * own.length) / all)
        }
        for (const name of asked) expect(shares.share(name) * WHOLE).toBeCloseTo(Math.min(WHOLE, expected.get(name) ?? 0), 6)
      })
    )
  })

  it("OPS-81 counts for half after a while, and goes on doing so", () => {
    const { compute, rest, time } = makeThread()
    const shares = makeThreadShares(time)
    const leave = shares.arrive("one")
    compute(400)
    leave()
    const had = shares.share("one")
    rest(HALF_LIFE)
    expect(shares.share("one")).toBeCloseTo(had / 2, 6)
    rest(3 * HALF_LIFE)
    expect(shares.share("one")).toBeCloseTo(had / 16, 6)
  })
})

describe("a client that has had plenty of the thread", () => {
  const flooded = () => {
    const { compute, rest, time } = makeThread()
    const shares = makeThreadShares(time)
    const leave = shares.arrive("flood")
    compute(3 * PLENTY * WHOLE)
    return { shares, compute, rest, leave }
  }
  const isHere = async (way: Promise<void>) => {
    let here = false
    void way.then(() => (here = true))
    await loops(2)
    return here
  }

  it("OPS-81 gives way while another waits for an answer, and goes on once it has it", async () => {
    const { shares } = flooded()
    expect(await isHere(shares.way("flood"))).toBe(true)
    const leave = shares.arrive("other")
    const way = shares.way("flood")
    expect([await isHere(way), await isHere(shares.way("other"))]).toEqual([false, true])
    leave()
    expect(await isHere(way)).toBe(true)
  })

  it("OPS-81 gives way to nobody who had as much, nor where it had little", async () => {
    const { compute, shares } = flooded()
    shares.arrive("as much")
    compute(12 * PLENTY * WHOLE)
    expect(await isHere(shares.way("flood"))).toBe(true)
    const little = makeThread()
    const fresh = makeThreadShares(little.time)
    fresh.arrive("one")
    little.compute(PLENTY * WHOLE)
    fresh.arrive("other")
    expect(await isHere(fresh.way("one"))).toBe(true)
  })

  it("OPS-81 never waits for good: others may stay as long as they like", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { shares } = flooded()
    shares.arrive("other")
    const way = shares.way("flood")
    vi.advanceTimersByTime(LONGEST_WAY - 1)
    expect(await isHere(way)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await isHere(way)).toBe(true)
  })
})

describe("clients' turns by what they take", () => {
  it("OPS-81 let another's request through one costly work of a flood, however often it waits for the database", async () => {
    const { compute, time } = makeThread()
    const shares = makeThreadShares(time)
    const turns = makeClientTurns({ atOnce: 8, waiting: 200 }, shares)
    let [begun, underWay, most] = [0, 0, 0]
    const ask = (client: string, work: () => Promise<void>) => {
      const leave = shares.arrive(client)
      return turns(client, work).finally(leave)
    }
    const costly = async () => {
      begun += 1
      underWay += 1
      most = Math.max(most, underWay)
      for (let part = 0; part < 3; part++) {
        compute(10)
        await nextLoop()
      }
      underWay -= 1
    }
    const flood = Array.from({ length: 60 }, () => ask("flood", costly))
    // Nobody else is there: it has all that it may have, until it has had its part.
    await vi.waitUntil(() => begun > 40, { interval: 0 })
    expect(most).toBe(8)
    const before = begun
    await ask("other", () => loops(20))
    expect(begun - before).toBeLessThanOrEqual(1)
    await Promise.all(flood)
    expect(begun).toBe(60)
  })
})
