import { act, cleanup, render, screen } from "@testing-library/react"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { StrictMode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { AppRuntime, EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { StoreContext, useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { composeApp } from "./composeApp.ts"

afterEach(cleanup)

/** What the stores of these tests follow: `tell` reaches whoever follows it. */
const world = () => {
  const followers = new Set<(value: never) => void>()
  const engine: EffectRuntime = {
    run: async () => ({ _tag: "Lost", cause: "nothing to do" }),
    watch: (_source, receive, signal) =>
      new Promise(() => {
        followers.add(receive)
        signal.addEventListener("abort", () => followers.delete(receive))
      }),
    dispose: async () => {}
  }
  return {
    followers,
    composition: composeApp(
      emptySeed,
      async () => engine,
      () => {}
    )
  }
}

/** A store of the whole page, which follows from its beginning on. */
class Shared {
  static readonly needs = ["runtime"] as const
  constructor(runtime: AppRuntime) {
    runtime.mirror(
      () => null as never,
      () => {}
    )
  }
}
/** Stands on another store, and on what its component says. */
class Own {
  static readonly needs = ["runtime", Shared] as const
  readonly runtime: AppRuntime
  readonly shared: Shared
  readonly name: string
  constructor(runtime: AppRuntime, shared: Shared, name: string) {
    this.runtime = runtime
    this.shared = shared
    this.name = name
  }
  follow() {
    return this.runtime.mirror(
      () => null as never,
      () => {}
    )
  }
}

const Screen = ({ name }: { readonly name: string }) => {
  const shared = useStore(Shared)
  const own = useOwnStore(Own, name)
  return <p>{`${own.name} ${own.shared === shared}`}</p>
}

describe("the stores of a page", () => {
  it("come with the code that asks for them, each over the stores that it needs: one for the page, or one for a component", async () => {
    const { composition } = world()
    render(
      <StoreContext value={composition.container}>
        <Screen name="bay one" />
        <Screen name="bay two" />
      </StoreContext>
    )
    expect(screen.getAllByRole("paragraph").map(({ textContent }) => textContent)).toEqual(["bay one true", "bay two true"])
    await composition.dispose()
  })

  it("follow their use-cases until their component goes, or the page", async () => {
    const { composition, followers } = world()
    await composition.runtime.start()
    // What composition itself made follows already.
    const others = followers.size
    const { unmount } = render(
      <StrictMode>
        <StoreContext value={composition.container}>
          <Screen name="bay one" />
        </StoreContext>
      </StrictMode>
    )
    await act(async () => {})
    expect(followers.size).toBe(others + 2)
    unmount()
    expect(followers.size).toBe(others + 1)
    await composition.dispose()
    expect(followers.size).toBe(0)
  })

  it("are refused where a class does not say what it needs", () => {
    class Silent {}
    expect(() => world().composition.container.resolve(Silent)).toThrow("Silent does not say what it needs.")
  })
})

describe("the sources", () => {
  const folder = path.join(import.meta.dirname, "../..")
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !file.includes(".test."))
  const holding = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(path.join(folder, file), "utf8")))

  it("make stores in the composition alone", () => {
    expect(files.length).toBeGreaterThan(300)
    expect(holding(/\bnew \w+Store\(/)).toEqual(["app/composition/composeApp.ts"])
  })

  it("keep no store for a whole module", () => {
    const kept =
      /^(?:export )?(?:let|var) \w+: [^=\n]*\b[A-Z]\w*Store\b|^(?:export )?const \w+[^=\n]*= new (?:Weak)?(?:Map|Set)<[^>\n]*Store\b/m
    const ways = ["let store: CartStore | null = null", "export let one: undefined | CartStore", "const all = new Map<string, CartStore>()"]
    expect(ways.filter((way) => !kept.test(way))).toEqual([])
    expect(holding(kept)).toEqual([])
  })
})
