import { afterEach, describe, expect, it } from "vitest"
import type { PushSender } from "../PushSender.ts"
import type { PushAnswer } from "./memoryPushSender.ts"

/** A push service that behaves as it is told to, and a sender that reaches it. */
export interface PushSenderFixture {
  readonly send: PushSender
  /** Where a device of the service is, with its keys. */
  readonly device: { readonly endpoint: string; readonly key: string; readonly authSecret: string }
  /** What devices would see, in the order in which it came. */
  readonly received: () => ReadonlyArray<string>
  readonly stop: () => Promise<void>
}

/** What every adapter of the port that sends messages keeps. */
export const pushSenderContract = (name: string, open: (answer: PushAnswer) => Promise<PushSenderFixture>): void => {
  let world: PushSenderFixture | undefined
  afterEach(() => world?.stop())
  const sendTo = async (answer: PushAnswer, payload = "Hello") => {
    world = await open(answer)
    return world.send({ ...world.device, payload, collapseKey: "order:1" })
  }

  describe(`messages by ${name}`, () => {
    it("PUSH-15: arrive as they were written, whatever is in them", async () => {
      const payload = JSON.stringify({ title: "Größe 🏁", text: "x".repeat(2800) })
      expect(await sendTo({ status: 201 }, payload)).toEqual({ _tag: "Taken" })
      expect(world?.received()).toEqual([payload])
    })

    it.each([404, 410])("PUSH-14: to a device that is no more (%i) have nowhere to go", async (status) => {
      expect(await sendTo({ status })).toEqual({ _tag: "Gone", problem: `HTTP ${status}` })
    })

    it.each([
      [429, 120_000],
      [503, null],
      [500, null]
    ] as const)("PUSH-14: are for later where a service says %i, after %j ms", async (status, after) => {
      expect(await sendTo(after === null ? { status } : { status, after })).toEqual({ _tag: "Later", problem: `HTTP ${status}`, after })
    })

    it("PUSH-14: are for later where there is no service", async () => {
      expect(await sendTo("away")).toMatchObject({ _tag: "Later", after: null })
    })

    it.each([302, 400, 403, 413])("PUSH-14: are refused where a service says %i", async (status) => {
      expect(await sendTo({ status })).toEqual({ _tag: "Refused", problem: `HTTP ${status}` })
    })
  })
}
