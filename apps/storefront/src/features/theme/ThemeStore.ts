import type { Theme } from "@camber/domain/theme"
import { action, makeObservable, observable, reaction } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

/**
 * Applies the store's theme to the document. The store starts as light like the server's page, so that hydration matches the rendered HTML.
 * After hydration it takes the theme that the inline script has set before the first paint: the selected one, or the device's.
 */
export const useDocumentTheme = (): void => {
  const store = useStore(ThemeStore)
  useEffect(() => {
    const { dataset } = document.documentElement
    store.receive(dataset["theme"] === "dark" ? "dark" : "light")
    return reaction(
      () => store.theme,
      (theme) => {
        dataset["theme"] = theme
      }
    )
  }, [store])
}

/** Mirrors the theme use case. Starts from the server's seed, and contains no rules. */
export class ThemeStore {
  theme: Theme
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime, seed: Theme) {
    this.#runtime = runtime
    this.theme = seed
    makeObservable(this, { theme: observable, receive: action })
    runtime.subscribe(
      (use) => use.Appearance.useSync((appearance) => appearance.changes),
      (theme) => this.receive(theme)
    )
  }
  receive(theme: Theme): void {
    this.theme = theme
  }
  async toggle(): Promise<void> {
    await this.#runtime.run((use) => use.Appearance.use((appearance) => appearance.toggle))
  }
}
