import { NO_OWNED_PARTS, type OwnedChoice, type OwnedParts, type OwnedPartsState } from "@camber/domain/owned-parts"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"
import type { Services } from "../../foundation/runtime/useCases.ts"

/** View state of a car's build sheet. Lives as long as the component that shows it. */
export class OwnedPartsStore {
  static readonly needs = ["runtime"] as const
  state: OwnedPartsState = NO_OWNED_PARTS
  choices: ReadonlyArray<OwnedChoice> = []
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable(this, { state: observableRef, choices: observableRef, receive: action, receiveChoices: action })
  }
  /** Follows the use case while the component is mounted. */
  follow(): () => void {
    return this.#runtime.subscribe(
      (use) => use.OwnedParts.useSync((owned) => owned.changes),
      (state) => this.receive(state),
      () => this.receive({ ...this.state, failure: "We couldn't load your build sheet. Try again in a moment." })
    )
  }
  receive(state: OwnedPartsState): void {
    this.state = state
  }
  receiveChoices(choices: ReadonlyArray<OwnedChoice>): void {
    this.choices = choices
  }
  async loadChoices(): Promise<void> {
    const choices = await this.run((owned) => owned.choices)
    if (choices !== undefined) this.receiveChoices(choices)
  }
  /** Resolves to undefined if the runtime fails to load. */
  async run<A>(command: (owned: OwnedParts["Service"]) => Effect.Effect<A, never, Services>): Promise<A | undefined> {
    const end = await this.#runtime.run((use) => use.OwnedParts.use(command))
    return end._tag === "Done" ? end.value : undefined
  }
}
