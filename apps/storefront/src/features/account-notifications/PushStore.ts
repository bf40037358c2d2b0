import type { PushPromptState } from "@camber/domain/push"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the push permission prompt. */
export class PushStore {
  static readonly needs = ["runtime"] as const
  prompt: PushPromptState = { _tag: "Closed" }
  #isSetUp = false
  #isFirstPage = true
  #isWished = false
  #isFollowing = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<PushStore, "receive">(this, { prompt: observableRef, receive: action })
  }
  /**
   * Runs when the service worker is ready (PWA-13). Fetches data only if the browser has already granted the permission.
   * @param isFirstPage - The first page of a visit never shows the prompt.
   */
  async setUp({ isFirstPage, isGranted }: { readonly isFirstPage: boolean; readonly isGranted: boolean }): Promise<void> {
    this.#isSetUp = true
    this.#isFirstPage &&= isFirstPage
    if (isGranted) await this.#runtime.run((use) => use.DeviceMessages.use(({ setUp }) => setUp))
    await this.#ask()
  }
  /** Handles a navigation. Opening another page without an answer dismisses the prompt. */
  async turnPage(): Promise<void> {
    this.#isFirstPage = false
    if (this.prompt._tag !== "Closed") await this.dismiss()
    await this.#ask()
  }
  /** Offers the prompt after an action that leads to messages, such as an order, once the service worker is ready. */
  async offer(): Promise<void> {
    this.#isWished = true
    await this.#ask()
  }
  async accept(types: ReadonlyArray<string>): Promise<void> {
    await this.#runtime.run((use) => use.PushPrompt.use((push) => push.accept(types)))
  }
  async dismiss(): Promise<void> {
    await this.#runtime.run((use) => use.PushPrompt.use((push) => push.dismiss))
  }
  async #ask(): Promise<void> {
    if (!this.#isWished || !this.#isSetUp || this.#isFirstPage) return
    this.#isWished = false
    if (!this.#isFollowing)
      this.#runtime.subscribe(
        (use) => use.PushPrompt.useSync(({ changes }) => changes),
        (prompt) => this.receive(prompt)
      )
    this.#isFollowing = true
    await this.#runtime.run((use) => use.PushPrompt.use((push) => push.offer))
  }
  private receive(prompt: PushPromptState): void {
    this.prompt = prompt
  }
}

/** Returns the services' error message if there is one, else a default text (ERR-117). */
export const formatPushFailure = (message: string | null): string =>
  message ?? "We couldn't turn on messages for this device. Try again in a moment."
