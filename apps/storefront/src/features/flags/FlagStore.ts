import { type Feature, type FeatureFlag, isOn, isOnByDefault } from "@camber/domain/flags"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** This visitor's flags as screens show them. What everybody's page was drawn with holds until they are known. */
export class FlagStore {
  static readonly needs = ["runtime"] as const
  /** null: not known yet, or they could not be had. */
  flags: ReadonlyArray<FeatureFlag> | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { flags: observableRef, receive: action })
  }

  isOn(feature: Feature): boolean {
    return this.flags === null ? isOnByDefault(feature) : isOn(this.flags, feature)
  }

  /** Asks for them, and asks the services where those that are known are older than three minutes (FLAG-03). */
  async refresh(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Flags.use((flags) => flags.all))
    if (end._tag === "Done" && end.value.length > 0) this.receive(end.value)
  }
  receive(flags: ReadonlyArray<FeatureFlag>): void {
    this.flags = flags
  }
}
