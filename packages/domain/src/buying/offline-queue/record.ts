import { Effect, Option, Schema } from "effect"
import type { Offline } from "../../foundation/ports/Offline.ts"
import { StorageWriteFailed } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type LocalSnapshot, OfflineQueueRecord, type QueuedChangeRecord } from "./model.ts"
import { EMPTY_SNAPSHOT } from "./syncedParts.ts"
import type { Queue, QueuedChange } from "./queue.ts"
import { MAX_RECORD_LENGTH } from "./rules.ts"
import { decodeChange, getQueueableCall } from "./calls.ts"

/** What a device keeps of its visitor, with every change as it was asked for. */
export interface QueueRecord {
  readonly queue: Queue
  /** Sent by the worker, with what was answered. */
  readonly sent: ReadonlyArray<{ readonly change: QueuedChange; readonly answer: unknown }>
  /** Given up, until the visitor says what becomes of it. */
  readonly aside: Queue
  readonly known: LocalSnapshot
}

export const EMPTY_QUEUE: QueueRecord = { queue: [], sent: [], aside: [], known: EMPTY_SNAPSHOT }

const Text = Schema.fromJsonString(OfflineQueueRecord)
const decodeText = Schema.decodeUnknownOption(Text)
/** A change as it is kept, with its variables as they are meant; null where they are no such thing. */
const getMeanings = ({ id: _id, operation, service: _service, variables, ...kept }: QueuedChangeRecord): QueuedChange | null => {
  const asked = decodeChange(operation, variables)
  return asked && { ...kept, ...asked }
}

/** The same change as it is kept. */
const written = ({ variables, ...kept }: QueuedChange): QueuedChangeRecord => {
  const { id, service, variables: schema } = getQueueableCall(kept.operation)!
  return { ...kept, service, id, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** What a text holds of this visitor: null for nothing, "broken" for what is no record, "foreign" for another's. */
export const decodeQueue = (text: string | null, owner: WebUserGuid): QueueRecord | "broken" | "foreign" | null => {
  if (text === null) return null
  const record = Option.getOrNull(decodeText(text))
  if (record === null) return "broken"
  if (record.owner !== owner) return "foreign"
  const [queue, aside] = [record.changes.map(getMeanings), record.aside.map(getMeanings)]
  if (!isWhole(queue) || !isWhole(aside)) return "broken"
  const sent = record.sent.flatMap((one) => {
    const change = getMeanings(one)
    return change === null ? [] : [{ change, answer: one.answer }]
  })
  return { queue, sent, aside, known: record.known }
}

const isWhole = (queue: ReadonlyArray<QueuedChange | null>): queue is Queue => queue.every((change) => change !== null)

/**
 * Keeps it, or nothing where nothing waits and nothing is to be told. Where all is more than a device keeps, what the services said last goes
 * first, the lists before the rest: that can be asked for again. Fails where the changes alone are too much.
 */
export const encodeQueue = Effect.fnUntraced(function* (offline: Offline["Service"], owner: WebUserGuid, kept: QueueRecord) {
  const { aside, known, queue, sent } = kept
  if (queue.length + sent.length + aside.length === 0) return yield* offline.keep(null)
  const whole: OfflineQueueRecord = {
    version: 1,
    owner,
    changes: queue.map(written),
    sent: sent.map(({ answer, change }) => ({ ...written(change), answer })),
    aside: aside.map(written),
    known
  }
  for (const part of [known, { ...known, lists: null }, EMPTY_SNAPSHOT]) {
    const text = Schema.encodeSync(Text)({ ...whole, known: part })
    if (text.length <= MAX_RECORD_LENGTH) return yield* offline.keep(text)
  }
  return yield* new StorageWriteFailed({ cause: `${queue.length} changes` })
})
