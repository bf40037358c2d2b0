import { type Feature, type FeatureFlag, isOn, isFeatureOn } from "@camber/domain/flags"
import { action, makeObservable, observableRef, reaction } from "mobx"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of this visitor's flags. The rendered page's values apply until the flags load. */
export class FlagStore {
  static readonly needs = ["runtime", SettingsStore] as const
  /** Null until loaded, and after a failure. */
  flags: ReadonlyArray<FeatureFlag> | null = null
  readonly #runtime: AppRuntime
  readonly #drawn: ReadonlyArray<Feature>
  #isFirst = true
  constructor(runtime: AppRuntime, { flippedFeatures }: Pick<SettingsStore, "flippedFeatures">) {
    this.#runtime = runtime
    this.#drawn = flippedFeatures
    makeObservable(this, { flags: observableRef, receive: action })
  }

  isOn(feature: Feature): boolean {
    return this.flags === null ? isFeatureOn(this.#drawn, feature) : isOn(this.flags, feature)
  }

  /**
   * Loads the flags. Requests them from the services if they are older than three minutes (FLAG-03), or older than the page and different
   * from it (NAV-31).
   */
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

/**
 * Cards are rendered for all visitors. This visitor's flag decides whether savings appear on green, which causes no layout shift
 * (FLAG-09).
 */
export const syncSaveRibbon = (flags: FlagStore): (() => void) =>
  reaction(
    () => flags.isOn("greenSaveRibbon"),
    (isGreen) => {
      if (isGreen) delete document.documentElement.dataset["saveRibbon"]
      else document.documentElement.dataset["saveRibbon"] = "plain"
    },
    { fireImmediately: true }
  )
