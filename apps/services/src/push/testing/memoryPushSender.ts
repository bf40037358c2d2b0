import { toPushOutcome } from "../getChangeOutcome.ts"
import type { PushDelivery, PushOutcome, PushSender } from "../PushSender.ts"

/** How a push service answers a delivery: by a status, with what it asks to wait in milliseconds, or not at all. */
export type PushAnswer = { readonly status: number; readonly after?: number } | "away"

/** Push services in memory: each delivery is kept and answered as it is told to, by default taken. */
export const memoryPushSender = (answer: (delivery: PushDelivery) => PushAnswer | Promise<PushAnswer> = () => ({ status: 201 })) => {
  const sent: Array<PushDelivery> = []
  const send: PushSender = async (delivery): Promise<PushOutcome> => {
    sent.push(delivery)
    const said = await answer(delivery)
    return said === "away" ? { _tag: "Later", problem: "No connection", after: null } : toPushOutcome(said.status, said.after)
  }
  return { send, sent }
}
