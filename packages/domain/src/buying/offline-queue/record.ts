import { Effect, Option, Schema } from "effect"
import { type Offline, StorageWriteFailed } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type LocalSnapshot, OfflineQueueRecord, type QueuedChangeRecord } from "./model.ts"
import { EMPTY_SNAPSHOT } from "./pendingChanges.ts"
import type { Queue, QueuedChange } from "./queue.ts"
import { MAX_RECORD_LENGTH } from "./text.ts"
import { decodeChange, getQueueableCall } from "./calls.ts"

/** Decoded record of a visitor's offline queue. */
export interface QueueRecord {
  readonly queue: Queue
  /** Changes that the service worker sent, with the responses. */
  readonly sent: ReadonlyArray<{ readonly change: QueuedChange; readonly answer: unknown }>
  /** Parked changes. */
  readonly aside: Queue
  readonly known: LocalSnapshot
}

export const EMPTY_QUEUE: QueueRecord = { queue: [], sent: [], aside: [], known: EMPTY_SNAPSHOT }

const Text = Schema.fromJsonString(OfflineQueueRecord)
const decodeText = Schema.decodeUnknownOption(Text)
/** Decodes a stored change; null if its variables are invalid. */
const decodeStoredChange = ({ id: _id, operation, service: _service, variables, ...stored }: QueuedChangeRecord): QueuedChange | null => {
  const requested = decodeChange(operation, variables)
  return requested && { ...stored, ...requested }
}

/** Encodes a change for storage. */
const encodeChange = ({ variables, ...change }: QueuedChange): QueuedChangeRecord => {
  const { id, service, variables: schema } = getQueueableCall(change.operation)!
  return { ...change, service, id, variables: Schema.encodeUnknownSync(schema)(variables) }
}

/** Decodes a visitor's record: null if there is none, "broken" if it is corrupt, "foreign" if another visitor owns it. */
export const decodeQueue = (text: string | null, owner: WebUserGuid): QueueRecord | "broken" | "foreign" | null => {
  if (text === null) return null
  const record = Option.getOrNull(decodeText(text))
  if (record === null) return "broken"
  if (record.owner !== owner) return "foreign"
  const [queue, aside] = [record.changes.map(decodeStoredChange), record.aside.map(decodeStoredChange)]
  if (!areAllDecoded(queue) || !areAllDecoded(aside)) return "broken"
  const sent = record.sent.flatMap((stored) => {
    const change = decodeStoredChange(stored)
    return change === null ? [] : [{ change, answer: stored.answer }]
  })
  return { queue, sent, aside, known: record.known }
}

const areAllDecoded = (queue: ReadonlyArray<QueuedChange | null>): queue is Queue => queue.every((change) => change !== null)

/**
 * Stores the record, or deletes it if it has no changes.
 *
 * If it exceeds the size limit, drops the lists of the snapshot first, then the whole snapshot, because both can be reloaded. Fails if the
 * changes alone exceed the limit.
 */
export const encodeQueue = Effect.fnUntraced(function* (offline: Offline["Service"], owner: WebUserGuid, record: QueueRecord) {
  const { aside, known, queue, sent } = record
  if (queue.length + sent.length + aside.length === 0) return yield* offline.keep(null)
  const storedRecord: OfflineQueueRecord = {
    version: 1,
    owner,
    changes: queue.map(encodeChange),
    sent: sent.map(({ answer, change }) => ({ ...encodeChange(change), answer })),
    aside: aside.map(encodeChange),
    known
  }
  for (const part of [known, { ...known, lists: null }, EMPTY_SNAPSHOT]) {
    const text = Schema.encodeSync(Text)({ ...storedRecord, known: part })
    if (text.length <= MAX_RECORD_LENGTH) return yield* offline.keep(text)
  }
  return yield* new StorageWriteFailed({ cause: `${queue.length} changes` })
})
