import type { AccountForm, AccountOutcome } from "@camber/domain/account"
import type { UserProfile } from "@camber/domain/visitor"
import { action, makeObservable, observable, observableRef } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** Who is signed in, as screens show it. Nothing is asked before somebody wants to know. */
export class AccountStore {
  static readonly needs = ["runtime"] as const
  isMenuOpen = false
  /** undefined while nobody has asked or it is on its way, null when it could not be had. */
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
  /** A visitor without an account, as far as is known. */
  get isStranger(): boolean {
    return this.profile !== undefined && this.profile?.isRegistered !== true
  }
  setMenu(isOpen: boolean): void {
    this.isMenuOpen = isOpen
    if (isOpen) void this.ask()
  }
  /** Learns who is signed in, once; after a failure the next one asks again. */
  async ask(): Promise<void> {
    this.#follow()
    await this.#runtime.run((use) => use.Profile.use(({ hydrate }) => hydrate))
    if (this.profile === undefined) this.receive(null, false)
  }
  /** Sends a form of the account. Where that makes another visitor of the browser, it leaves for the next page. */
  async submit(form: AccountForm, fields: Readonly<Record<string, string>>): Promise<AccountOutcome> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.submit(form, fields)))
    if (end._tag !== "Done") return "busy"
    if (form === "profile" || form === "newsletter") await this.#runtime.run((use) => use.Profile.use(({ refresh }) => refresh))
    return end.value
  }
  /** Whether this browser asked for the link that it has opened. */
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
  /** The code of the profile comes with the first command. */
  #follow(): void {
    if (this.#isFollowing) return
    this.#isFollowing = true
    this.#runtime.mirror(
      (use) => use.Profile.useSync(({ changes }) => changes),
      ({ isSigningOut, profile }) => this.receive(profile ?? this.profile, isSigningOut)
    )
  }
}
