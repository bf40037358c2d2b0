import { type Feature, type FeatureFlag, isOn, isFeatureOn } from "@camber/domain/flags"
import { action, makeObservable, observableRef } from "mobx"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** This visitor's flags as screens show them. What the page was drawn with holds until they are asked for again. */
export class FlagStore {
  static readonly needs = ["runtime", SettingsStore] as const
  /** null: not asked for yet, or they could not be had. */
  flags: ReadonlyArray<FeatureFlag> | null = null
  readonly #runtime: AppRuntime
  readonly #drawn: ReadonlyArray<Feature>
  #isFirst = true
  constructor(runtime: AppRuntime, { turned }: Pick<SettingsStore, "turned">) {
    this.#runtime = runtime
    this.#drawn = turned
    makeObservable(this, { flags: observableRef, receive: action })
  }

  isOn(feature: Feature): boolean {
    return this.flags === null ? isFeatureOn(this.#drawn, feature) : isOn(this.flags, feature)
  }

  /** Asks for them, and asks the services where those that are known are older than three minutes (FLAG-03), or than the page and not as it was drawn (NAV-31). */
  async refresh(): Promise<void> {
    if (this.#isFirst) void this.#runtime.run((use) => use.Flags.use((flags) => flags.drawn(this.#drawn)))
    this.#isFirst = false
    const end = await this.#runtime.run((use) => use.Flags.use((flags) => flags.all))
    if (end._tag === "Done" && end.value.length > 0) this.receive(end.value)
  }
  receive(flags: ReadonlyArray<FeatureFlag>): void {
    this.flags = flags
  }
}
