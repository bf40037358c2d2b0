import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { StoreContext } from "./StoreContext.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { EffectRuntime, CommandResult } from "./AppRuntime.ts"
import { useFetch } from "./useFetch.ts"

/** Responses of each request in order; the last one repeats. */
let answers: Array<string | null | Promise<string | null>> = []
let asked = 0

const Screen = () => {
  const { phase, receive, value } = useFetch<string>(() => Effect.succeed(null))
  return (
    <>
      <p>{`${phase} ${value}`}</p>
      <button onClick={() => receive("written")}>Write</button>
    </>
  )
}
const draw = () => {
  const engine: EffectRuntime = {
    run: async <A, E>(): Promise<CommandResult<A, E>> => {
      asked++
      const answer = answers.length > 1 ? answers.shift() : answers[0]
      return { _tag: "Done", value: (await answer) as A }
    },
    watch: () => new Promise(() => {}),
    dispose: async () => {}
  }
  const { container } = composeApp(emptySeed, async () => engine, vi.fn())
  return render(
    <StoreContext value={container}>
      <Screen />
    </StoreContext>
  )
}
const after = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
const shown = () => screen.getByRole("paragraph").textContent

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe("useFetch", () => {
  it("CONST-102 fetches again when the visitor returns, at most once in five seconds", async () => {
    answers = ["first", "second", "third"]
    draw()
    await after(0)
    expect(shown()).toBe("here first")
    fireEvent.focus(window)
    await after(4999)
    fireEvent.focus(window)
    await after(0)
    expect([shown(), asked]).toEqual(["here second", 2])
    await after(1)
    fireEvent.focus(window)
    await after(0)
    expect([shown(), asked]).toEqual(["here third", 3])
  })

  it("CONST-103 fetches again five seconds after a failure and reports the failure until then", async () => {
    answers = [null, "there"]
    draw()
    await after(0)
    expect(shown()).toBe("failed null")
    await after(4999)
    expect(asked).toBe(1)
    await after(1)
    expect(shown()).toBe("here there")
  })

  it("keeps the newest response if an older request finishes last", async () => {
    const first = Promise.withResolvers<string>()
    answers = [first.promise, "second"]
    draw()
    await after(5000)
    fireEvent.focus(window)
    await after(0)
    first.resolve("first")
    await after(0)
    expect(shown()).toBe("here second")
  })

  it("keeps a write's response over an earlier request", async () => {
    const before = Promise.withResolvers<string>()
    answers = ["first", before.promise]
    draw()
    await after(5000)
    fireEvent.focus(window)
    fireEvent.click(screen.getByRole("button", { name: "Write" }))
    before.resolve("older")
    await after(0)
    expect(shown()).toBe("here written")
  })

  it("does not fetch again after its component unmounts, even after two failures", async () => {
    const [first, second] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()]
    answers = [first.promise, second.promise, null]
    const { unmount } = draw()
    await after(5000)
    fireEvent.focus(window)
    first.resolve(null)
    second.resolve(null)
    await after(0)
    unmount()
    await after(60_000)
    expect(asked).toBe(2)
  })
})
