import type { AccountForm, AccountOutcome } from "@camber/domain/account"
import type { UserProfile } from "@camber/domain/visitor"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the visitor's profile. Sends no request before the first use. */
export class AccountStore {
  static readonly needs = ["runtime"] as const
  isMenuOpen = false
  /** Undefined until loaded, null after a failure. */
  profile: UserProfile | null | undefined
  isSigningOut = false
  #isFollowing = false
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<AccountStore, "receive">(this, {
      isMenuOpen: observable,
      profile: observableRef,
      isSigningOut: observable,
      setMenu: action,
      receive: action
    })
  }
  /** True after the profile request ends without a registered account. */
  get isStranger(): boolean {
    return this.profile !== undefined && this.profile?.isRegistered !== true
  }
  setMenu(isOpen: boolean): void {
    this.isMenuOpen = isOpen
    if (isOpen) void this.ask()
  }
  /** Loads the profile once; retries on the next call after a failure. */
  async ask(): Promise<void> {
    this.#follow()
    await this.#runtime.run((use) => use.Profile.use(({ hydrate }) => hydrate))
    if (this.profile === undefined) this.receive(null, false)
  }
  /** Submits an account form. Leaves the page if the response changes the browser's visitor. */
  async submit(form: AccountForm, fields: Readonly<Record<string, string>>): Promise<AccountOutcome> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.submit(form, fields)))
    if (end._tag !== "Done") return "busy"
    if (form === "profile" || form === "newsletter") await this.#runtime.run((use) => use.Profile.use(({ refresh }) => refresh))
    return end.value
  }
  /** Returns whether this browser requested the link that it opened. */
  async isConfirmationAwaited(): Promise<boolean> {
    const end = await this.#runtime.run((use) => use.Account.use(({ isConfirmationAwaited }) => isConfirmationAwaited))
    return end._tag === "Done" && end.value
  }
  async signOut(): Promise<void> {
    await this.#runtime.run((use) => use.Profile.use(({ signOut }) => signOut))
  }
  private receive(profile: UserProfile | null | undefined, isSigningOut: boolean): void {
    this.profile = profile
    this.isSigningOut = isSigningOut
  }
  /** The profile's code is lazy-loaded with the first command. */
  #follow(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    this.#runtime.subscribe(
      (use) => use.Profile.useSync(({ changes }) => changes),
      ({ isSigningOut, profile }) => this.receive(profile ?? this.profile, isSigningOut)
    )
  }
}
