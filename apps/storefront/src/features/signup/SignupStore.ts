import { type SignupEvent, type SignupFlow, type SignupForm, transition } from "@camber/domain/signup"
import type { Effect } from "effect"
import { action, makeObservable, observableRef } from "mobx"
import type { AppRuntime, Program, StateSource } from "../../foundation/runtime/AppRuntime.ts"
import type { ChunkLoadFailed } from "../../foundation/runtime/createLazyServices.ts"
import type { Services, UseCases } from "../../foundation/runtime/useCases.ts"

type FormCommand = (form: SignupForm) => Effect.Effect<void, never, Services>

/** Access to a form's use case. */
export interface FormPlace {
  readonly changes: StateSource<SignupFlow>
  readonly form: (use: UseCases, command: FormCommand) => Effect.Effect<void, ChunkLoadFailed, Services>
  readonly close: Program<void, never>
}

/** The form of the drawer. */
export const drawerForm: FormPlace = {
  changes: (use) => use.Signup.useSync(({ changes }) => changes),
  form: (use, command) => use.Signup.use(command),
  close: (use) => use.Signup.use(({ close }) => close)
}

/** The form that opens automatically. */
export const modalForm: FormPlace = {
  changes: (use) => use.EmailModal.useSync(({ form }) => form.changes),
  form: (use, command) => use.EmailModal.use(({ form }) => command(form)),
  close: (use) => use.EmailModal.use(({ close }) => close)
}

/** Mirrors a sign-up form's use case for screens. Typed text appears immediately, formatted by the same rule as the use case. */
export class SignupStore {
  static readonly needs = ["runtime"] as const
  /** null until the use case has loaded. */
  flow: SignupFlow | null = null
  #untold = 0
  readonly #runtime: AppRuntime
  readonly #place: FormPlace
  constructor(runtime: AppRuntime, place: FormPlace) {
    this.#runtime = runtime
    this.#place = place
    makeObservable<SignupStore, "receive" | "change">(this, { flow: observableRef, receive: action, change: action })
  }
  /** Subscribes to the use case. Returns the stop function. */
  follow(): () => void {
    return this.#runtime.subscribe(this.#place.changes, (flow) => this.receive(flow))
  }
  editEmail(text: string): void {
    this.change({ _tag: "EmailEdited", text }, (form) => form.editEmail(text))
  }
  editPhone(text: string): void {
    this.change({ _tag: "PhoneEdited", text }, (form) => form.editPhone(text))
  }
  optIn(isChecked: boolean): void {
    this.change({ _tag: "SmsOptInChanged", isChecked }, (form) => form.optIn(isChecked))
  }
  async submit(): Promise<void> {
    await this.#runtime.run((use) => this.#place.form(use, ({ submit }) => submit))
  }
  async close(): Promise<void> {
    await this.#runtime.run(this.#place.close)
  }
  private change(event: SignupEvent, command: FormCommand): void {
    if (this.flow !== null) this.flow = transition(this.flow, event)
    this.#untold++
    void this.#runtime.run((use) => this.#place.form(use, command)).then(() => this.#untold--)
  }
  /** Ignores states of the use case until it has received everything typed, so that no older text appears. */
  private receive(flow: SignupFlow): void {
    if (this.#untold === 0) this.flow = flow
  }
}
