import { type PushDelivery, type PushOutcome, type PushSender, toPushOutcome } from "../PushSender.ts"

/** A push service's response: a status with the requested wait in milliseconds, or no response. */
export type PushAnswer = { readonly status: number; readonly after?: number } | "away"

/** Creates an in-memory push sender, which records deliveries and responds as configured; accepted by default. */
export const memoryPushSender = (answer: (delivery: PushDelivery) => PushAnswer | Promise<PushAnswer> = () => ({ status: 201 })) => {
  const sent: Array<PushDelivery> = []
  const send: PushSender = async (delivery): Promise<PushOutcome> => {
    sent.push(delivery)
    const result = await answer(delivery)
    return result === "away" ? { _tag: "Later", problem: "No connection", after: null } : toPushOutcome(result.status, result.after)
  }
  return { send, sent }
}
