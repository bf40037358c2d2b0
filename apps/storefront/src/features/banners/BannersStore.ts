import type { Banner, BannersState } from "@camber/domain/banners"
import { action, makeObservable, observableRef } from "mobx"
import { FlagStore } from "../flags/FlagStore.ts"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the banners: first from the rendered page, then from the use case. */
export class BannersStore {
  static readonly needs = ["runtime", FlagStore] as const
  state: BannersState
  readonly #drawn: ReadonlyArray<Banner>
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime, flags: FlagStore, drawn: ReadonlyArray<Banner>) {
    this.#runtime = runtime
    this.#drawn = drawn
    this.state = { banners: drawn, isDismissable: flags.isOn("dismissableBanners") }
    makeObservable<BannersStore, "receive">(this, { state: observableRef, receive: action })
  }
  /**
   * Passes the rendered banners to the use case and subscribes to it. Sends no request if the page has none. Returns the unsubscribe
   * function.
   */
  follow(): () => void {
    if (this.#drawn.length === 0) return () => undefined
    let stop: (() => void) | null = null
    let isOver = false
    void this.#runtime
      .run((use) => use.Banners.use((banners) => banners.drawn(this.#drawn)))
      .then(({ _tag }) => {
        if (isOver || _tag !== "Done") return
        stop = this.#runtime.subscribe(
          (use) => use.Banners.useSync((banners) => banners.changes),
          (state) => this.receive(state)
        )
      })
    return () => {
      isOver = true
      stop?.()
    }
  }
  /** Fetches the banners again after five minutes (BAN-10). */
  async refresh(): Promise<void> {
    await this.#runtime.run((use) => use.Banners.use((banners) => banners.load))
  }
  async dismiss(id: number): Promise<void> {
    await this.#runtime.run((use) => use.Banners.use((banners) => banners.dismiss(id)))
  }
  private receive(state: BannersState): void {
    this.state = state
  }
}
