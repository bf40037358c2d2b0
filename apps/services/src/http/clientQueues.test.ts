import { afterEach, describe, expect, it, vi } from "vitest"
import { createClientQueues } from "./clientQueues.ts"
import { TooManyRequests } from "./errors.ts"

/** A work that ends when it is told to. */
const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

afterEach(() => vi.useRealTimers())

describe("one client's turn", () => {
  it("OPS-23 comes when the client's own are done, whatever others have under way", async () => {
    const turns = createClientQueues({ atOnce: 2, waiting: 1 })
    const begun: Array<string> = []
    const works = [work(), work(), work(), work()]
    const [first, second, third, fourth] = works.map((each, at) =>
      turns("one", () => {
        begun.push(`one ${at}`)
        return each.run()
      })
    )
    await turns("other", async () => void begun.push("other"))
    expect(begun).toEqual(["one 0", "one 1", "other"])
    await expect(fourth).rejects.toBeInstanceOf(TooManyRequests)
    for (const { end } of works) end()
    await Promise.all([first, second, third])
    expect(begun).toEqual(["one 0", "one 1", "other", "one 2"])
  })

  it("OPS-23 is given on by a work that failed", async () => {
    const turns = createClientQueues({ atOnce: 1, waiting: 1 })
    const failing = turns("one", async () => Promise.reject(new Error("broken")))
    const next = turns("one", async () => "done")
    await expect(failing).rejects.toThrow("broken")
    expect(await next).toBe("done")
    expect(await turns("one", async () => "again")).toBe("again")
  })

  /** Turns of a client whose part of the thread is told, two at once at the most. */
  const turnsByPart = () => {
    const told = { part: 0.5 }
    const shares = { share: () => told.part, way: async () => {}, charge: <A>(_client: string, work: () => Promise<A>) => work() }
    const turns = createClientQueues({ atOnce: 2, waiting: 5 }, { ...shares, read: () => {}, wait: () => () => {} })
    const begun: Array<number> = []
    const works = [work(), work(), work()]
    const begin = (at: number) =>
      turns("one", () => {
        begun.push(at)
        return works[at]!.run()
      })
    return { told, begun, begin, end: () => works.forEach(({ end }) => end()) }
  }
  const nextLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))

  it("OPS-81 comes in the order of the requests, also where more may run by now", async () => {
    const { begin, begun, end, told } = turnsByPart()
    const all = [begin(0), begin(1)]
    await nextLoop()
    expect(begun).toEqual([0])
    told.part = 0
    all.push(begin(2))
    await nextLoop()
    expect(begun).toEqual([0, 1])
    end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2])
  })

  it("OPS-81 comes once the client has taken little for a while, although nothing of its own ends and nothing new comes", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { begin, begun, end, told } = turnsByPart()
    const all = [begin(0), begin(1)]
    told.part = 0
    vi.advanceTimersByTime(1_000)
    await nextLoop()
    expect(begun).toEqual([0, 1])
    end()
    await Promise.all(all)
  })
})
