import type { PushPreferencesState, QuietHours } from "@camber/domain/push"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of this device's push settings. */
export class PushPreferencesStore {
  static readonly needs = ["runtime"] as const
  /** Null until loaded. */
  state: PushPreferencesState | null = null
  isBusy = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<PushPreferencesStore, "receive" | "setBusy">(this, {
      state: observableRef,
      isBusy: observable,
      receive: action,
      setBusy: action
    })
  }
  /** Loads the settings and subscribes to them. Returns the unsubscribe function. */
  follow(): () => void {
    void this.#runtime.run((use) => use.DeviceMessages.use(({ load }) => load))
    return this.#runtime.subscribe(
      (use) => use.DeviceMessages.useSync(({ changes }) => changes),
      (state) => this.receive(state)
    )
  }
  /** Starts with all message types selected. */
  async turnOn(): Promise<void> {
    const types = this.state?.permissions.map(({ type }) => type) ?? []
    await this.#busy(() => this.#runtime.run((use) => use.DeviceMessages.use(({ turnOn }) => turnOn(types))))
  }
  async turnOff(): Promise<void> {
    await this.#busy(() => this.#runtime.run((use) => use.DeviceMessages.use(({ turnOff }) => turnOff)))
  }
  async choose(types: ReadonlyArray<string>, quietHours: QuietHours | null): Promise<void> {
    await this.#runtime.run((use) => use.DeviceMessages.use(({ choose }) => choose(types, quietHours)))
  }
  /** Turns the quiet hours on with their default times. */
  async useUsualHours(types: ReadonlyArray<string>): Promise<void> {
    const usual = await this.#runtime.run((use) => use.DeviceMessages.use(({ usualHours }) => usualHours))
    if (usual._tag === "Done") await this.choose(types, usual.value)
  }
  async #busy(act: () => Promise<unknown>): Promise<void> {
    this.setBusy(true)
    await act()
    this.setBusy(false)
  }
  private receive(state: PushPreferencesState): void {
    this.state = state.permission === null ? null : state
  }
  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy
  }
}
