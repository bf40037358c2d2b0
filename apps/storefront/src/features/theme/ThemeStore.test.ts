import { when } from "mobx"
import { describe, expect, it } from "vitest"
import { emptySeed } from "../../../test/renderStorefront.tsx"
import { createTestRuntime } from "../../../test/createTestRuntime.ts"
import { composeApp } from "../../app/composition/composeApp.ts"
import { ThemeStore } from "./ThemeStore.ts"

const open = (cookies: string | null, theme: "light" | "dark" = "light") => {
  const { container, runtime } = composeApp({ ...emptySeed, theme }, createTestRuntime(cookies), () => {})
  return { store: container.resolve(ThemeStore), runtime }
}

describe("ThemeStore", () => {
  it("starts with the seed, before the Effect runtime has loaded", () => {
    expect([open(null, "dark").store.theme, open(null, "light").store.theme]).toEqual(["dark", "light"])
  })

  it("CTRL-36 mirrors the cookie's theme once the Effect runtime has loaded", async () => {
    const { store, runtime } = open("theme=dark")
    await runtime.start()
    await when(() => store.theme === "dark", { timeout: 8000 })
    expect(store.theme).toBe("dark")
    await runtime.dispose()
  })

  it("CTRL-35 toggles, and the first toggle loads the Effect runtime", async () => {
    const { store, runtime } = open(null)
    await store.toggle()
    await when(() => store.theme === "dark", { timeout: 8000 })
    await store.toggle()
    await when(() => store.theme === "light", { timeout: 8000 })
    expect(store.theme).toBe("light")
    await runtime.dispose()
  })

  it("keeps its theme after the page's runtime has ended", async () => {
    const { store, runtime } = open("theme=dark")
    await runtime.dispose()
    await store.toggle()
    expect(store.theme).toBe("light")
  })
})
