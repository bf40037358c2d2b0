import fc from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"
import { createClientQueues } from "./clientQueues.ts"
import { runDetached, instrumentQuery } from "../database/abortableQueries.ts"
import { HALF_LIFE_MS, MAX_READ_COST_MS, MAX_YIELD_MS, createCpuShares, FAIR_SHARE } from "./cpuShares.ts"

/** A simulated thread clock. */
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
const WHOLE = HALF_LIFE_MS / Math.LN2
const loops = (many: number) => Array.from({ length: many }).reduce<Promise<void>>((before) => before.then(nextLoop), Promise.resolve())
const nextLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))

afterEach(() => vi.useRealTimers())

describe("CPU share of a client", () => {
  interface Work {
    readonly client: string
    readonly isRead: boolean
    readonly pieces: ReadonlyArray<number>
  }
  const work: fc.Arbitrary<Work> = fc.record({
    client: fc.constantFrom("a", "b", "c"),
    isRead: fc.boolean(),
    pieces: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 5 })
  })

  /** Returns the CPU milliseconds that were charged to each client for concurrent tasks, and the expected milliseconds. */
  const measureCharges = async (works: ReadonlyArray<Work>) => {
    let computed = 0
    const shares = createCpuShares({ now: () => 0, computed: () => computed })
    const expected = new Map<string, number>()
    const compute = (client: string, milliseconds: number, charged = milliseconds) => {
      computed += milliseconds
      expected.set(client, (expected.get(client) ?? 0) + charged)
    }
    const underWay: Array<Promise<void>> = []
    for (const { client, isRead, pieces } of works) {
      await nextLoop()
      if (isRead) {
        compute(client, 5, MAX_READ_COST_MS)
        shares.read(client)
      }
      const work = async () => {
        for (const piece of pieces) {
          compute(client, piece)
          await instrumentQuery(nextLoop)
        }
      }
      underWay.push(shares.charge(client, work))
    }
    await Promise.all(underWay)
    return [...expected].map(([client, due]) => ({ charged: shares.share(client) * WHOLE, due: Math.min(WHOLE, due) }))
  }

  it("OPS-81 includes the CPU time between the queries of concurrent tasks, and at most one millisecond for reading each request", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(work, { maxLength: 12 }), async (works) => {
        for (const { charged, due } of await measureCharges(works)) expect(charged).toBeCloseTo(due, 6)
      })
    )
  })

  it("OPS-81 includes the CPU time before, within and after a nested call of a page", async () => {
    const { compute, time } = makeThread()
    const shares = createCpuShares({ ...time, now: () => 0 })
    await shares.charge("one", async () => {
      compute(5)
      await shares.charge("one", async () => compute(3))
      compute(7)
    })
    expect(shares.share("one") * WHOLE).toBeCloseTo(15, 6)
  })

  /** Returns the milliseconds charged to one client for a task. */
  const measureCharge = async (work: (compute: (milliseconds: number) => void) => Promise<void>) => {
    let computed = 0
    const shares = createCpuShares({ now: () => 0, computed: () => computed })
    const compute = (milliseconds: number) => {
      computed += milliseconds
    }
    await shares.charge("one", () => work(compute))
    await loops(5)
    return shares.share("one") * WHOLE
  }

  it("OPS-81 excludes the CPU time after a wait other than a query, until the next query", async () => {
    const charged = await measureCharge(async (compute) => {
      compute(5)
      await loops(2)
      compute(50)
      await instrumentQuery(nextLoop)
      compute(7)
    })
    expect(charged).toBeCloseTo(12, 6)
  })

  it("OPS-81 excludes shared loads, and everything after the end of the task", async () => {
    const forAll = (compute: (milliseconds: number) => void) =>
      runDetached(async () => {
        await instrumentQuery(nextLoop)
        compute(40)
      })
    expect(await measureCharge(forAll)).toBe(0)
    const goesOn = async (compute: (milliseconds: number) => void) => {
      void instrumentQuery(nextLoop).then(() => compute(40))
    }
    expect(await measureCharge(goesOn)).toBe(0)
  })

  it("OPS-81 is halved after each half-life", async () => {
    const { compute, rest, time } = makeThread()
    const shares = createCpuShares(time)
    await shares.charge("one", async () => compute(400))
    const before = shares.share("one")
    rest(HALF_LIFE_MS)
    expect(shares.share("one")).toBeCloseTo(before / 2, 6)
    rest(3 * HALF_LIFE_MS)
    expect(shares.share("one")).toBeCloseTo(before / 16, 6)
  })
})

describe("a client above its CPU share", () => {
  /** Creates shares in which each client has used the given multiple of the fair share. */
  const createUsedShares = async (parts: Readonly<Record<string, number>>) => {
    const { compute, time } = makeThread()
    const shares = createCpuShares(time)
    for (const [client, part] of Object.entries(parts)) await shares.charge(client, async () => compute(part * FAIR_SHARE * WHOLE))
    return shares
  }
  const isResolved = async (way: Promise<void>) => {
    let hasResolved = false
    void way.then(() => (hasResolved = true))
    await loops(2)
    return hasResolved
  }

  it("OPS-81 waits while another client waits for a response, and continues afterward", async () => {
    const shares = await createUsedShares({ flood: 3, other: 1 })
    expect(await isResolved(shares.way("flood"))).toBe(true)
    const leave = shares.wait("other")
    const way = shares.way("flood")
    expect([await isResolved(way), await isResolved(shares.way("other"))]).toEqual([false, true])
    leave()
    expect(await isResolved(way)).toBe(true)
  })

  it("OPS-81 does not wait for a client that used as much CPU time, nor if it used less than the fair share", async () => {
    const shares = await createUsedShares({ flood: 3, asMuch: 2, little: 0.9, nothing: 0 })
    shares.wait("asMuch")
    expect(await isResolved(shares.way("flood"))).toBe(true)
    shares.wait("nothing")
    expect([await isResolved(shares.way("flood")), await isResolved(shares.way("little"))]).toEqual([false, true])
  })

  it("OPS-81 waits only for a limited time", async () => {
    const shares = await createUsedShares({ flood: 3 })
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    shares.wait("other")
    const way = shares.way("flood")
    vi.advanceTimersByTime(MAX_YIELD_MS - 1)
    expect(await isResolved(way)).toBe(false)
    vi.advanceTimersByTime(1)
    expect(await isResolved(way)).toBe(true)
  })
})

describe("client queues with CPU shares", () => {
  it("OPS-81 run another client's request after at most one task of a flood", async () => {
    const { compute, time } = makeThread()
    const shares = createCpuShares(time)
    const turns = createClientQueues({ atOnce: 8, waiting: 200 }, shares)
    let [begun, underWay, most] = [0, 0, 0]
    const ask = (client: string, work: () => Promise<void>) => {
      const answered = shares.wait(client)
      return turns(client, work).finally(answered)
    }
    const costly = async () => {
      begun += 1
      underWay += 1
      most = Math.max(most, underWay)
      for (let part = 0; part < 3; part++) {
        compute(10)
        await instrumentQuery(nextLoop)
      }
      underWay -= 1
    }
    const flood = Array.from({ length: 60 }, () => ask("flood", costly))
    // If there are no other clients, a client gets all slots until it exceeds its share.
    await vi.waitUntil(() => begun > 40, { interval: 0 })
    expect(most).toBe(8)
    const before = begun
    await ask("other", () => loops(20))
    expect(begun - before).toBeLessThanOrEqual(1)
    await Promise.all(flood)
    expect(begun).toBe(60)
  })
})
