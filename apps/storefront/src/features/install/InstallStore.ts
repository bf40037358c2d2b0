import type { InstallPrompt } from "@camber/domain/install"
import type { PromptOutcome } from "@camber/domain/ports"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Install state for the screens. Prompts only after a menu or the page offers the install. */
export class InstallStore {
  static readonly needs = ["runtime"] as const
  prompt: InstallPrompt = { _tag: "Closed" }
  /** Whether the device can install the app (NAV-15); null until known. */
  isOffered: boolean | null = null
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<InstallStore, "receive" | "receiveOffer">(this, {
      prompt: observableRef,
      isOffered: observable,
      receive: action,
      receiveOffer: action
    })
  }
  /** Subscribes to the prompt. Returns the stop function. */
  follow(): () => void {
    return this.#runtime.subscribe(
      (use) => use.Install.useSync(({ changes }) => changes),
      (prompt) => this.receive(prompt)
    )
  }
  async ask(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Install.use(({ isEntryShown }) => isEntryShown))
    if (end._tag === "Done") this.receiveOffer(end.value)
  }
  async offer(): Promise<void> {
    await this.#runtime.runWithToast((use) => use.Install.use(({ offer }) => offer))
    await this.ask()
  }
  async engage(): Promise<void> {
    await this.#runtime.run((use) => use.Install.use(({ engage }) => engage))
  }
  async end(outcome: PromptOutcome): Promise<void> {
    await this.#runtime.run((use) => use.Install.use(({ end }) => end(outcome)))
  }
  private receive(prompt: InstallPrompt): void {
    this.prompt = prompt
  }
  private receiveOffer(isOffered: boolean): void {
    this.isOffered = isOffered
  }
}
