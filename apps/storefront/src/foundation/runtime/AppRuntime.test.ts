import type { Theme } from "@camber/domain/theme"
import { Effect, Stream } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { AppRuntime, type EffectRuntime, type StateSource } from "./AppRuntime.ts"

let engine: EffectRuntime
/** What reached the engine, and what its commands did, in order. */
let seen: Array<string>
beforeEach(async () => {
  seen = []
  const inner = await createTestRuntime()(emptySeed)
  engine = {
    run: inner.run,
    watch: (source, receive, signal) => {
      seen.push("watch")
      return inner.watch(source, receive, signal)
    },
    dispose: () => {
      seen.push("dispose")
      return inner.dispose()
    }
  }
  vi.useFakeTimers({ toFake: ["setTimeout"] })
})
afterEach(() => {
  vi.useRealTimers()
})

const note = (what: string) => () =>
  Effect.sync(() => {
    seen.push(what)
    return what
  })
const theme: StateSource<Theme> = (use) => use.Appearance.useSync((appearance) => appearance.changes)
const ignored = (): void => {}
const never = (): never => {
  throw new Error("not expected")
}
/** A load that fails so many times before the engine comes. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<EffectRuntime>>()
  for (let time = 1; time <= times; time++) load.mockRejectedValueOnce(`failure ${time}`)
  return load.mockImplementation(async () => engine)
}

describe("AppRuntime", () => {
  it("keeps the order of commands that waited, mirrors first, and those issued while draining last", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    runtime.mirror(theme, () => void runtime.run(note("from mirror")))
    const ends = ["a", "b", "c"].map((what) => runtime.run(note(what)))
    expect(seen).toEqual([])
    expect(await Promise.all(ends)).toEqual(["a", "b", "c"].map((value) => ({ _tag: "Done", value })))
    await runtime.run(note("d"))
    expect(seen).toEqual(["watch", "a", "b", "c", "from mirror", "d"])
  })

  it("follows at once what a command begins to follow while those that waited are begun", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const themes: Array<Theme> = []
    await runtime.run(() => Effect.sync(() => void runtime.mirror(theme, (value) => themes.push(value))))
    await expect.poll(() => themes).toEqual(["light"])
  })

  it("follows anew what a defect ended, with what is asked next, and never what has come to its own end", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const values: Array<string> = []
    let times = 0
    const broken: StateSource<string> = () => (times++ === 0 ? Effect.die("no chunk") : Effect.succeed(Stream.make("there")))
    runtime.mirror(broken, (value) => values.push(value))
    await runtime.start()
    await expect.poll(() => times).toBe(1)
    for (const what of ["a", "b", "c"]) await runtime.run(note(what))
    expect([values, times]).toEqual([["there"], 2])
  })

  it("follows no more what was stopped after a defect", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const stop = runtime.mirror(() => Effect.die("no chunk"), never)
    await runtime.run(note("a"))
    stop()
    await runtime.run(note("b"))
    expect(seen).toEqual(["watch", "a", "b"])
  })

  it("gives a command's failure as it is, and a defect as lost", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    expect(await runtime.run(() => Effect.fail({ _tag: "Away" as const }))).toEqual({ _tag: "Failed", error: { _tag: "Away" } })
    expect(await runtime.run(() => Effect.die("broken"))).toEqual({ _tag: "Lost", cause: "broken" })
    expect(await runtime.run(never)).toEqual({ _tag: "Lost", cause: new Error("not expected") })
  })

  it("ends a command whose signal is given up as lost", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    await runtime.start()
    const given = new AbortController()
    const end = runtime.run(() => Effect.never, given.signal)
    given.abort()
    expect((await end)._tag).toBe("Lost")
  })

  it("never begins a command that is given up while it waits for the engine", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const given = new AbortController()
    const end = runtime.run(note("a"), given.signal)
    given.abort("typed on")
    expect([await end, seen]).toEqual([{ _tag: "Lost", cause: "typed on" }, []])
  })

  it("loads once, however often it is asked", async () => {
    const load = failing(0)
    const runtime = new AppRuntime(load, never)
    await Promise.all([runtime.start(), runtime.start(), runtime.run(() => Effect.void)])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("does not load for what can wait, and runs it in its turn", async () => {
    const load = vi.fn(async () => engine)
    const runtime = new AppRuntime(load, never)
    runtime.later(note("a"))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).not.toHaveBeenCalled()
    await runtime.run(note("b"))
    runtime.later(note("c"))
    await runtime.run(note("d"))
    expect(seen).toEqual(["a", "b", "c", "d"])
  })

  it("does not load for a mirror alone", async () => {
    const load = failing(0)
    new AppRuntime(load, never).mirror(theme, never)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).not.toHaveBeenCalled()
  })

  it("reports a failed load and tries again; the waiting command is done", async () => {
    const reports: Array<unknown> = []
    const end = new AppRuntime(failing(2), (error, attempt) => reports.push([error, attempt])).run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect(await end).toEqual({ _tag: "Done", value: "a" })
    expect(reports).toEqual([
      ["failure 1", 1],
      ["failure 2", 2]
    ])
  })

  it("after three failures ends the commands as lost, keeps the mirrors, and begins anew with the next command", async () => {
    const runtime = new AppRuntime(failing(3), ignored)
    runtime.mirror(theme, ignored)
    const lost = runtime.run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect((await lost)._tag).toBe("Lost")
    expect(seen).toEqual([])
    expect((await runtime.run(note("b")))._tag).toBe("Done")
    expect(seen).toEqual(["watch", "b"])
  })

  it("disposed while loading: commands end as lost, mirrors stay silent, the late engine is disposed", async () => {
    const late = Promise.withResolvers<EffectRuntime>()
    const runtime = new AppRuntime(() => late.promise, never)
    runtime.mirror(theme, never)
    const end = runtime.run(note("a"))
    await runtime.dispose()
    expect((await end)._tag).toBe("Lost")
    late.resolve(engine)
    await runtime.start()
    expect(seen).toEqual(["dispose"])
    expect((await runtime.run(note("b")))._tag).toBe("Lost")
  })

  it("disposed between two attempts: no further attempt", async () => {
    const load = failing(1)
    const runtime = new AppRuntime(load, ignored)
    void runtime.start()
    await vi.advanceTimersByTimeAsync(10)
    await runtime.dispose()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("a mirror that was stopped never receives: neither before the engine came nor after", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    runtime.mirror(theme, never)()
    const themes: Array<Theme> = []
    const stop = runtime.mirror(theme, (value) => themes.push(value))
    await runtime.start()
    expect(seen).toEqual(["watch"])
    await expect.poll(() => themes).toEqual(["light"])
    stop()
    await runtime.run((use) => use.Appearance.use((appearance) => appearance.toggle))
    expect(themes).toEqual(["light"])
  })
})
