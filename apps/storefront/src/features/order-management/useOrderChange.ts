import type { OrderChangeResult, ManagedOrder } from "@camber/domain/order-management"
import type { AlertTone } from "@camber/ui"
import { useState } from "react"
import { AppRuntime, type Program } from "../../foundation/runtime/AppRuntime.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

export interface OrderChangeState {
  readonly isBusy: boolean
  /** Result of the last change. */
  readonly outcome: { readonly tone: AlertTone; readonly text: string } | null
  /** Returns whether the change succeeded; `done` is the success message. */
  readonly change: (done: string, command: Program<OrderChangeResult | null, never>) => Promise<boolean>
}

/** Runs changes of one order, one at a time. Each response contains the current order, which the page shows even after a failed change. */
export const useOrderChange = (receive: (order: ManagedOrder) => void): OrderChangeState => {
  const runtime = useStore(AppRuntime)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<OrderChangeState["outcome"]>(null)
  const change: OrderChangeState["change"] = async (done, command) => {
    setBusy(true)
    const end = await runtime.run(command)
    const answer = end._tag === "Done" ? end.value : null
    setBusy(false)
    setOutcome(outcomeOf(done, answer))
    if (answer?.now) receive(answer.now)
    return answer !== null && answer.problem === null
  }
  return { isBusy, outcome, change }
}

const outcomeOf = (done: string, answer: OrderChangeResult | null): NonNullable<OrderChangeState["outcome"]> => {
  if (answer === null) return { tone: "bad", text: "No response. Reload the page to check whether it worked." }
  return answer.problem === null ? { tone: "good", text: done } : { tone: "bad", text: answer.problem }
}
