import type { Theme } from "@camber/domain/theme"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { AppRuntime, type EffectRuntime, type StateSource } from "./AppRuntime.ts"
import { ChunkLoadFailed } from "./createLazyServices.ts"

let engine: EffectRuntime
/** Records the commands that reached the Effect runtime and their effects, in order. */
let seen: Array<string>
beforeEach(async () => {
  seen = []
  const inner = await createTestRuntime()(emptySeed)
  engine = {
    run: inner.run,
    watch: (...given) => {
      seen.push("watch")
      return inner.watch(...given)
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
/** A loader that fails this many times before it returns the runtime. */
const failing = (times: number) => {
  const load = vi.fn<() => Promise<EffectRuntime>>()
  for (let time = 1; time <= times; time++) load.mockRejectedValueOnce(`failure ${time}`)
  return load.mockImplementation(async () => engine)
}

describe("AppRuntime", () => {
  it("runs waiting mirrors first, then waiting commands in order, then the commands issued while draining", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    runtime.subscribe(theme, () => void runtime.run(note("from mirror")))
    const ends = ["a", "b", "c"].map((what) => runtime.run(note(what)))
    expect(seen).toEqual([])
    expect(await Promise.all(ends)).toEqual(["a", "b", "c"].map((value) => ({ _tag: "Done", value })))
    await runtime.run(note("d"))
    expect(seen).toEqual(["watch", "a", "b", "c", "from mirror", "d"])
  })

  it("starts a mirror immediately if a command subscribes to it while the queue drains", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const themes: Array<Theme> = []
    await runtime.run(() => Effect.sync(() => void runtime.subscribe(theme, (value) => themes.push(value))))
    await expect.poll(() => themes).toEqual(["light"])
  })

  it("returns a command's failure unchanged, and a defect as lost", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    expect(await runtime.run(() => Effect.fail({ _tag: "Away" as const }))).toEqual({ _tag: "Failed", error: { _tag: "Away" } })
    expect(await runtime.run(() => Effect.die("broken"))).toEqual({ _tag: "Interrupted", cause: "broken" })
    expect(await runtime.run(never)).toEqual({ _tag: "Interrupted", cause: new Error("not expected") })
  })

  it("ends an aborted command as lost", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    await runtime.start()
    const given = new AbortController()
    const end = runtime.run(() => Effect.never, given.signal)
    given.abort()
    expect((await end)._tag).toBe("Interrupted")
  })

  it("never starts a command that is aborted while it waits for the runtime", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const given = new AbortController()
    const end = runtime.run(note("a"), given.signal)
    given.abort("typed on")
    expect([await end, seen]).toEqual([{ _tag: "Interrupted", cause: "typed on" }, []])
  })

  it("loads once for any number of requests", async () => {
    const load = failing(0)
    const runtime = new AppRuntime(load, never)
    await Promise.all([runtime.start(), runtime.start(), runtime.run(() => Effect.void)])
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("does not load for background commands, and runs them in order", async () => {
    const load = vi.fn(async () => engine)
    const runtime = new AppRuntime(load, never)
    runtime.runWhenReady(note("a"))
    await vi.advanceTimersByTimeAsync(1000)
    expect(load).not.toHaveBeenCalled()
    await runtime.run(note("b"))
    runtime.runWhenReady(note("c"))
    await runtime.run(note("d"))
    expect(seen).toEqual(["a", "b", "c", "d"])
  })

  it("does not load for a mirror alone", async () => {
    const load = failing(0)
    new AppRuntime(load, never).subscribe(theme, never)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).not.toHaveBeenCalled()
  })

  it("reports a failed load and retries; the waiting command completes", async () => {
    const reports: Array<unknown> = []
    const end = new AppRuntime(failing(2), (error, attempt) => reports.push([error, attempt])).run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect(await end).toEqual({ _tag: "Done", value: "a" })
    expect(reports).toEqual([
      ["failure 1", 1],
      ["failure 2", 2]
    ])
  })

  it("ends the commands as lost after three failures, keeps the mirrors and loads again with the next command", async () => {
    const runtime = new AppRuntime(failing(3), ignored)
    runtime.subscribe(theme, ignored)
    const lost = runtime.run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    expect((await lost)._tag).toBe("Interrupted")
    expect(seen).toEqual([])
    expect((await runtime.run(note("b")))._tag).toBe("Done")
    expect(seen).toEqual(["watch", "b"])
  })

  it("ends commands as lost, silences mirrors and disposes the loaded runtime if disposed while loading", async () => {
    const pending = Promise.withResolvers<EffectRuntime>()
    const runtime = new AppRuntime(() => pending.promise, never)
    runtime.subscribe(theme, never)
    const end = runtime.run(note("a"))
    await runtime.dispose()
    expect((await end)._tag).toBe("Interrupted")
    pending.resolve(engine)
    await runtime.start()
    expect(seen).toEqual(["dispose"])
    expect((await runtime.run(note("b")))._tag).toBe("Interrupted")
  })

  it("notifies a subscriber if the runtime does not load", async () => {
    const runtime = new AppRuntime(failing(3), ignored)
    runtime.subscribe(theme, never, () => seen.push("load failed"))
    const lost = runtime.run(note("a"))
    await vi.advanceTimersByTimeAsync(250 + 1000)
    await lost
    expect(seen).toEqual(["load failed"])
  })

  it("shows a toast if the code of a visitor's command did not load", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    const messages: Array<string> = []
    runtime.subscribe(
      (use) => use.Notifications.useSync((toasts) => toasts.changes),
      (toasts) => messages.push(...toasts.map(({ message }) => message))
    )
    await runtime.runWithToast(() => Effect.fail(new ChunkLoadFailed({ group: "account", cause: "Failed to fetch" })))
    await expect.poll(() => messages).toEqual(["We couldn't load this. Try again in a moment."])
  })

  it("makes no further attempt if disposed between two attempts", async () => {
    const load = failing(1)
    const runtime = new AppRuntime(load, ignored)
    void runtime.start()
    await vi.advanceTimersByTimeAsync(10)
    await runtime.dispose()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(load).toHaveBeenCalledTimes(1)
  })

  it("never calls a stopped mirror, neither before nor after the runtime has loaded", async () => {
    const runtime = new AppRuntime(async () => engine, never)
    runtime.subscribe(theme, never)()
    const themes: Array<Theme> = []
    const stop = runtime.subscribe(theme, (value) => themes.push(value))
    await runtime.start()
    expect(seen).toEqual(["watch"])
    await expect.poll(() => themes).toEqual(["light"])
    stop()
    await runtime.run((use) => use.Appearance.use((appearance) => appearance.toggle))
    expect(themes).toEqual(["light"])
  })
})
