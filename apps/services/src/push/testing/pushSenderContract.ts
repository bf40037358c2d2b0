import { afterEach, describe, expect, it } from "vitest"
import { type PushSender, type PushDelivery, type PushOutcome, toPushOutcome } from "../PushSender.ts"

/** A push service's response: a status with the requested delay in milliseconds, or no response. */
export type PushAnswer = { readonly status: number; readonly after?: number } | "away"

/** Creates an in-memory push sender, which records deliveries and responds as configured; by default, it accepts them. */
export const memoryPushSender = (answer: (delivery: PushDelivery) => PushAnswer | Promise<PushAnswer> = () => ({ status: 201 })) => {
  const sent: Array<PushDelivery> = []
  const send: PushSender = async (delivery): Promise<PushOutcome> => {
    sent.push(delivery)
    const result = await answer(delivery)
    return result === "away" ? { _tag: "Later", problem: "No connection", after: null } : toPushOutcome(result.status, result.after)
  }
  return { send, sent }
}

/** A configurable push service, and a sender that sends to it. */
export interface PushSenderFixture {
  readonly send: PushSender
  /** A device of the service, with its keys. */
  readonly device: { readonly endpoint: string; readonly key: string; readonly authSecret: string }
  /** Messages that the devices received, in order. */
  readonly received: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** Contract tests for every adapter of the `PushSender` port. */
export const pushSenderContract = (name: string, open: (answer: PushAnswer) => Promise<PushSenderFixture>): void => {
  let fixture: PushSenderFixture | undefined
  afterEach(() => fixture?.stop())
  const sendTo = async (answer: PushAnswer, payload = "Hello") => {
    fixture = await open(answer)
    return fixture.send({ ...fixture.device, payload, collapseKey: "order:1" })
  }

  describe(`push sender ${name}`, () => {
    it("PUSH-15 delivers the exact payload", async () => {
      const payload = JSON.stringify({ title: "Größe 🏁", text: "x".repeat(2800) })
      expect(await sendTo({ status: 201 }, payload)).toEqual({ _tag: "Taken" })
      expect(fixture?.received()).toEqual([payload])
    })

    it.each([404, 410])("PUSH-14 reports a device that no longer exists (%i) as gone", async (status) => {
      expect(await sendTo({ status })).toEqual({ _tag: "Gone", problem: `HTTP ${status}` })
    })

    it.each([
      [429, 120_000],
      [503, null],
      [500, null]
    ] as const)("PUSH-14 reports status %i as a temporary failure, to retry after %j ms", async (status, after) => {
      expect(await sendTo(after === null ? { status } : { status, after })).toEqual({ _tag: "Later", problem: `HTTP ${status}`, after })
    })

    it("PUSH-14 reports an unreachable service as a temporary failure", async () => {
      expect(await sendTo("away")).toMatchObject({ _tag: "Later", after: null })
    })

    it.each([302, 400, 403, 413])("PUSH-14 reports status %i as a permanent failure", async (status) => {
      expect(await sendTo({ status })).toEqual({ _tag: "Refused", problem: `HTTP ${status}` })
    })
  })
}
