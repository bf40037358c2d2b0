import type { PushPromptState } from "@camber/domain/push"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** The question whether the shop may send messages to this device, as screens show it. */
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
   * The device's worker is there (PWA-13). Nothing is fetched for it but where messages may come to this device already.
   * @param isFirstPage nobody is asked on the first page of a visit.
   */
  async setUp({ isFirstPage, isGranted }: { readonly isFirstPage: boolean; readonly isGranted: boolean }): Promise<void> {
    this.#isSetUp = true
    this.#isFirstPage &&= isFirstPage
    if (isGranted) await this.#runtime.run((use) => use.DeviceMessages.use(({ setUp }) => setUp))
    await this.#ask()
  }
  /** Another page of the visit stands: whoever went on without an answer has given one. */
  async turnPage(): Promise<void> {
    this.#isFirstPage = false
    if (this.prompt._tag !== "Closed") await this.dismiss()
    await this.#ask()
  }
  /** The shopper has just done something of which there will be news: a moment to be asked, once the device's worker is there. */
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
      this.#runtime.mirror(
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
