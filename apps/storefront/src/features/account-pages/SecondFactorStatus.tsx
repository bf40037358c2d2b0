import { ACCOUNT_PAGES } from "@camber/domain/account"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { SecondFactorStore } from "./SecondFactorStore.ts"

const links = { on: "Turn it off", off: "Set it up", pending: "Finish setting it up" } as const

/** Shows whether sign-in requires a code, with a link to change it. */
export const SecondFactorStatus = observer(function SecondFactorStatus() {
  const store = useOwnStore(SecondFactorStore)
  useEffect(() => void store.load(), [store])
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
