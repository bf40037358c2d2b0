import { afterEach, describe, expect, it, vi } from "vitest"
import { createClientQueues } from "./clientQueues.ts"
import { TooManyRequests } from "./errors.ts"

/** Creates a task that ends on demand. */
const work = () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { run: () => promise, end: resolve }
}

afterEach(() => vi.useRealTimers())

describe("createClientQueues", () => {
  it("OPS-23 queues a client's tasks only behind tasks of the same client", async () => {
    const turns = createClientQueues({ atOnce: 2, waiting: 1 })
    const begun: Array<string> = []
    const works = [work(), work(), work(), work()]
    const [first, second, third, fourth] = works.map((task, at) =>
      turns("one", () => {
        begun.push(`one ${at}`)
        return task.run()
      })
    )
    await turns("other", async () => void begun.push("other"))
    expect(begun).toEqual(["one 0", "one 1", "other"])
    await expect(fourth).rejects.toBeInstanceOf(TooManyRequests)
    for (const { end } of works) end()
    await Promise.all([first, second, third])
    expect(begun).toEqual(["one 0", "one 1", "other", "one 2"])
  })

  it("OPS-23 starts the next task after one fails", async () => {
    const turns = createClientQueues({ atOnce: 1, waiting: 1 })
    const failing = turns("one", async () => Promise.reject(new Error("broken")))
    const next = turns("one", async () => "done")
    await expect(failing).rejects.toThrow("broken")
    expect(await next).toBe("done")
    expect(await turns("one", async () => "again")).toBe("again")
  })

  /** Creates queues with at most two concurrent tasks, for a client whose CPU share the test can set. */
  const createSharedQueues = () => {
    const cpu = { part: 0.5 }
    const shares = { share: () => cpu.part, way: async () => {}, charge: <A>(_client: string, work: () => Promise<A>) => work() }
    const turns = createClientQueues({ atOnce: 2, waiting: 5 }, { ...shares, read: () => {}, wait: () => () => {} })
    const begun: Array<number> = []
    const works = [work(), work(), work()]
    const begin = (at: number) =>
      turns("one", () => {
        begun.push(at)
        return works[at]!.run()
      })
    return { cpu, begun, begin, end: () => works.forEach(({ end }) => end()) }
  }
  const nextLoop = () => new Promise<void>((resolve) => void setImmediate(resolve))

  it("OPS-81 keeps the order of requests when the limit rises", async () => {
    const { begin, begun, end, cpu } = createSharedQueues()
    const all = [begin(0), begin(1)]
    await nextLoop()
    expect(begun).toEqual([0])
    cpu.part = 0
    all.push(begin(2))
    await nextLoop()
    expect(begun).toEqual([0, 1])
    end()
    await Promise.all(all)
    expect(begun).toEqual([0, 1, 2])
  })

  it("OPS-81 starts a queued task once the client's CPU share has fallen, without a new request", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { begin, begun, end, cpu } = createSharedQueues()
    const all = [begin(0), begin(1)]
    cpu.part = 0
    vi.advanceTimersByTime(1_000)
    await nextLoop()
    expect(begun).toEqual([0, 1])
    end()
    await Promise.all(all)
  })
})
