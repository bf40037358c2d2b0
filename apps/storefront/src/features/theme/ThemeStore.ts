import type { Theme } from "@camber/domain/theme"
import { action, makeObservable, observable } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Mirrors the theme use case. Starts from the server's seed; contains no rules of its own. */
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
