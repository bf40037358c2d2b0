import { Effect, Option, Schema } from "effect"
import type { Offline } from "../../foundation/ports/Offline.ts"
import { NotKept } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type Known, OutboxRecord, type WaitingChange } from "./model.ts"
import { nothingKnown } from "./syncedParts.ts"
import type { Queue, QueuedChange } from "./queue.ts"
import { LONGEST_RECORD } from "./rules.ts"
import { askedChange, waitableCall } from "./calls.ts"

/** What a device keeps of its visitor, with every change as it was asked for. */
export interface Kept {
  readonly queue: Queue
  /** Sent by the worker, with what was answered. */
  readonly sent: ReadonlyArray<{ readonly change: QueuedChange; readonly answer: unknown }>
  /** Given up, until the visitor says what becomes of it. */
  readonly aside: Queue
  readonly known: Known
}

export const nothingKept: Kept = { queue: [], sent: [], aside: [], known: nothingKnown }

const Text = Schema.fromJsonString(OutboxRecord)
const decodeText = Schema.decodeUnknownOption(Text)
/** A change as it is kept, with its variables as they are meant; null where they are no such thing. */
const meant = ({ id: _id, operation, service: _service, variables, ...kept }: WaitingChange): QueuedChange | null => {
  const asked = askedChange(operation, variables)
  return asked && { ...kept, ...asked }
}

/** The same change as it is kept. */
const written = ({ variables, ...kept }: QueuedChange): WaitingChange => {
  const { id, service, variables: schema } = waitableCall(kept.operation)!
  return { ...kept, service, id, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** What a text holds of this visitor: null for nothing, "broken" for what is no record, "foreign" for another's. */
export const keptIn = (text: string | null, owner: WebUserGuid): Kept | "broken" | "foreign" | null => {
  if (text === null) return null
  const record = Option.getOrNull(decodeText(text))
  if (record === null) return "broken"
  if (record.owner !== owner) return "foreign"
  const [queue, aside] = [record.changes.map(meant), record.aside.map(meant)]
  if (!isWhole(queue) || !isWhole(aside)) return "broken"
  const sent = record.sent.flatMap((one) => {
    const change = meant(one)
    return change === null ? [] : [{ change, answer: one.answer }]
  })
  return { queue, sent, aside, known: record.known }
}

const isWhole = (queue: ReadonlyArray<QueuedChange | null>): queue is Queue => queue.every((change) => change !== null)

/**
 * Keeps it, or nothing where nothing waits and nothing is to be told. Where all is more than a device keeps, what the services said last goes
 * first, the lists before the rest: that can be asked for again. Fails where the changes alone are too much.
 */
export const keepRecord = Effect.fnUntraced(function* (offline: Offline["Service"], owner: WebUserGuid, kept: Kept) {
  const { aside, known, queue, sent } = kept
  if (queue.length + sent.length + aside.length === 0) return yield* offline.keep(null)
  const whole: OutboxRecord = {
    version: 1,
    owner,
    changes: queue.map(written),
    sent: sent.map(({ answer, change }) => ({ ...written(change), answer })),
    aside: aside.map(written),
    known
  }
  for (const part of [known, { ...known, lists: null }, nothingKnown]) {
    const text = Schema.encodeSync(Text)({ ...whole, known: part })
    if (text.length <= LONGEST_RECORD) return yield* offline.keep(text)
  }
  return yield* new NotKept({ cause: `${queue.length} changes` })
})
