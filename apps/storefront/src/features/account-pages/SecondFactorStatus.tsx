import { ACCOUNT_PAGES, type SecondFactor } from "@camber/domain/account"
import { observer } from "mobx-react-lite"
import { useLoad, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { action, makeObservable, observable } from "mobx"
import type { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

/** View state of the account's second factor, for the settings. */
class SecondFactorStore {
  static readonly needs = ["runtime"] as const
  /** Undefined until loaded. */
  state: SecondFactor["state"] | undefined
  readonly #runtime: AppRuntime
  constructor(runtime: AppRuntime) {
    this.#runtime = runtime
    makeObservable<SecondFactorStore, "show">(this, { state: observable, show: action })
  }
  async load(): Promise<void> {
    const end = await this.#runtime.run((use) => use.Account.use((account) => account.secondFactor))
    this.show(end._tag === "Done" ? end.value?.state : undefined)
  }
  private show(state: SecondFactor["state"] | undefined): void {
    this.state = state
  }
}

const links = { on: "Turn it off", off: "Set it up", pending: "Finish setting it up" } as const

/** Shows whether sign-in requires a code, with a link to change it. */
export const SecondFactorStatus = observer(function SecondFactorStatus() {
  const store = useOwnStore(SecondFactorStore)
  useLoad("factor", () => store.load())
  const { state } = store
  return (
    <p>
      {state === "on" && "It is on. "}
      {state === "off" && "It is off. "}A code from your phone protects your account even if your password is stolen.{" "}
      <a className="link" href={ACCOUNT_PAGES.factor}>
        {state === undefined || state === "stranger" ? "Two-factor settings" : links[state]}
      </a>
    </p>
  )
})
