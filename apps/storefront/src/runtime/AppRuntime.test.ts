import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { AppRuntime, type Engine } from "./AppRuntime.ts"

/** An engine that runs each command at once and notes what it saw. */
const fakeEngine = () => {
  const seen: Array<string> = []
  const engine: Engine = {
    run: async (command) => ({ _tag: "Done", value: await Effect.runPromise(command({} as never) as Effect.Effect<never>) }),
    watch: (_, receive) => { seen.push("watch"); receive("seed" as never); return () => seen.push("stop") },
    dispose: async () => { seen.push("dispose") }
  }
  return { engine, seen, note: (what: string) => () => Effect.sync(() => { seen.push(what); return what }) }
}
const never = (): never => { throw new Error("not expected") }
beforeEach(() => { vi.useFakeTimers() })
afterEach(() => { vi.useRealTimers() })

describe("AppRuntime", () => {
  it("keeps the order of commands that waited, mirrors first, and those issued while draining last", async () => {
    const { engine, seen, note } = fakeEngine()
    const runtime = new AppRuntime(async () => engine, never)
    runtime.mirror(never, () => void runtime.run(note("from mirror")))
    const ends = ["a", "b", "c"].map((x) => runtime.run(note(x)))
    expect(seen).toEqual([])
    expect((await Promise.all(ends)).map((e) => e._tag === "Done" && e.value)).toEqual(["a", "b", "c"])
    await runtime.run(note("d"))
    expect(seen).toEqual(["watch", "a", "b", "c", "from mirror", "d"])
  })
  it("loads once, however often it is asked", async () => {
    const load = vi.fn(async () => fakeEngine().engine)
    const runtime = new AppRuntime(load, never)
    await Promise.all([runtime.start(), runtime.start(), runtime.run(() => Effect.void)])
    expect(load).toHaveBeenCalledTimes(1)
  })
  it("does not load for a mirror alone", async () => {
    const load = vi.fn(async () => fakeEngine().engine)
    new AppRuntime(load, never).mirror(never, never)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).not.toHaveBeenCalled()
  })
  it("reports a failed load and tries again; the waiting command is done", async () => {
    const { engine, note } = fakeEngine()
    const load = vi.fn<() => Promise<Engine>>().mockRejectedValueOnce("503").mockRejectedValueOnce("503").mockResolvedValue(engine)
    const reports: Array<unknown> = []
    const end = new AppRuntime(load, (error, attempt) => reports.push([error, attempt])).run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect(await end).toEqual({ _tag: "Done", value: "a" })
    expect(reports).toEqual([["503", 1], ["503", 2]])
  })
  it("after three failures ends the commands as Lost, keeps the mirrors, and begins anew with the next command", async () => {
    const { engine, seen, note } = fakeEngine()
    const load = vi.fn<() => Promise<Engine>>().mockRejectedValueOnce(1).mockRejectedValueOnce(2).mockRejectedValueOnce(3).mockResolvedValue(engine)
    const runtime = new AppRuntime(load, () => {})
    runtime.mirror(never, () => {})
    const lost = runtime.run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect((await lost)._tag).toBe("Lost")
    expect(seen).toEqual([])
    expect((await runtime.run(note("b")))._tag).toBe("Done")
    expect(seen).toEqual(["watch", "b"])
  })
  it("disposed while loading: commands end as Lost, mirrors stay silent, the late engine is disposed", async () => {
    const { engine, seen, note } = fakeEngine()
    let arrive!: (engine: Engine) => void
    const runtime = new AppRuntime(() => new Promise((resolve) => { arrive = resolve }), never)
    runtime.mirror(never, never)
    const end = runtime.run(note("a"))
    await runtime.dispose()
    expect((await end)._tag).toBe("Lost")
    arrive(engine)
    await vi.advanceTimersByTimeAsync(0)
    expect(seen).toEqual(["dispose"])
    expect((await runtime.run(note("b")))._tag).toBe("Lost")
  })
  it("disposed between two attempts: no further attempt", async () => {
    const load = vi.fn(() => Promise.reject(new Error("away")))
    const runtime = new AppRuntime(load, () => {})
    void runtime.start()
    await vi.advanceTimersByTimeAsync(10)
    await runtime.dispose()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(1)
  })
  it("a mirror that was stopped before the engine came never receives", async () => {
    const { engine, seen } = fakeEngine()
    const runtime = new AppRuntime(async () => engine, never)
    runtime.mirror(never, never)()
    await runtime.start()
    expect(seen).toEqual([])
  })
})
