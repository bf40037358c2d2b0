import { act, cleanup, render, screen } from "@testing-library/react"
import { globSync, readFileSync } from "node:fs"
import path from "node:path"
import { StrictMode } from "react"
import { afterEach, describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import type { AppRuntime, EffectRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { StoreContext, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { composeApp } from "./composeApp.ts"

afterEach(cleanup)

/** Creates a fake use case. `tell` sends a state to every store that subscribed to it. */
const world = () => {
  const followers = new Set<(value: never) => void>()
  const engine: EffectRuntime = {
    run: async () => ({ _tag: "Interrupted", cause: "nothing to do" }),
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

/** A page store that follows its use-case from the start. */
class Shared {
  static readonly needs = ["runtime"] as const
  constructor(runtime: AppRuntime) {
    runtime.subscribe(
      () => null as never,
      () => {}
    )
  }
}
/** A store that depends on another store and on its component's values. */
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
    return this.runtime.subscribe(
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
  it("load with the code that requests them and with their dependencies, once per page or once per component", async () => {
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

  it("follow their use-cases until the component unmounts or the page ends", async () => {
    const { composition, followers } = world()
    await composition.runtime.start()
    // The composition's own stores already follow their use cases.
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

  it("reject a class without declared dependencies", () => {
    class Silent {}
    expect(() => world().composition.container.resolve(Silent)).toThrow("Silent has no static needs. List its dependencies there.")
  })
})

describe("the sources", () => {
  const folder = path.join(import.meta.dirname, "../..")
  const files = globSync("**/*.{ts,tsx}", { cwd: folder }).filter((file) => !file.includes(".test."))
  const holding = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(path.join(folder, file), "utf8")))

  it("create stores only in the composition", () => {
    expect(files.length).toBeGreaterThan(300)
    expect(holding(/\bnew \w+Store\(/)).toEqual(["app/composition/composeApp.ts"])
  })

  it("contain no store in module scope", () => {
    const stored =
      /^(?:export )?(?:let|var) \w+: [^=\n]*\b[A-Z]\w*Store\b|^(?:export )?const \w+[^=\n]*= new (?:Weak)?(?:Map|Set)<[^>\n]*Store\b/m
    const ways = ["let store: CartStore | null = null", "export let one: undefined | CartStore", "const all = new Map<string, CartStore>()"]
    expect(ways.filter((way) => !stored.test(way))).toEqual([])
    expect(holding(stored)).toEqual([])
  })
})
