import { afterEach, describe, expect, it, vi } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { reloadBlank } from "./reloadBlank.ts"

afterEach(() => vi.restoreAllMocks())

const over = (load: ReturnType<typeof createTestRuntime>) => {
  const logged = vi.spyOn(console, "error").mockReturnValue(undefined)
  const { runtime } = composeApp(emptySeed, load, () => undefined)
  return { logged, reload: reloadBlank(runtime) }
}
const at = (search: string) => over(createTestRuntime(null, {}, { address: { pathname: "/shop/brakes~2-3", search } }))

describe("a page that failed to render", () => {
  it("ERR-17 ERR-127 is reloaded, and its cause is logged", async () => {
    const { logged, reload } = at("?page=2")
    const cause = new Error("out of stars")
    expect(await reload(cause)).toBe(true)
    expect(logged.mock.calls[0]).toEqual(["Failed to render the page.", cause])
  })

  it("ERR-18 ERR-128 remains unchanged the second time", async () => {
    const { reload } = at("?page=2&CsrErrorRefresh=1")
    expect(await reload(new Error("out of stars"))).toBe(false)
  })
})
