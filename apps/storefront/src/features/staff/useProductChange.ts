import type { ProductChangeResult, StaffProduct } from "@camber/domain/staff"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

export interface ProductChangeState {
  readonly isBusy: boolean
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  /** Returns whether the shop made the change. */
  readonly send: (command: Program<ProductChangeResult | null, never>, done: string) => Promise<boolean>
  readonly clear: () => void
}

/** Sends changes of one part of a product, and receives the product as it is then. */
export const useProductChange = (receive: (product: StaffProduct | null) => void): ProductChangeState => {
  const runtime = useStore(AppRuntime)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<ProductChangeState["outcome"]>(null)
  const send: ProductChangeState["send"] = async (command, done) => {
    setBusy(true)
    const end = await runtime.run(command)
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    if (answer === null) {
      setOutcome({ tone: "bad", text: "No response. Reload the page to check what was saved." })
      return false
    }
    setOutcome(answer.problem === null ? { tone: "good", text: done } : { tone: "warning", text: answer.problem })
    receive(answer.now)
    return answer.problem === null
  }
  return { isBusy, outcome, send, clear: () => setOutcome(null) }
}
