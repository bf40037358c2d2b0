import { Effect, Option, Schema } from "effect"
import { type Offline, StorageWriteFailed } from "../../foundation/ports/Offline.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type LocalSnapshot, OfflineQueueRecord, QueuedChangeRecord } from "./model.ts"
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
  /**
   * Changes that this page cannot read, such as those of a newer page. The service worker, or a page that can read them, sends these
   * changes. After a day, `parkUnreadable` parks them.
   */
  readonly unknown: Readonly<Record<"aside" | "queue", ReadonlyArray<QueuedChangeRecord>>>
  /** Number of stored changes that no page can read or send. These changes are not stored again. */
  readonly broken: number
  readonly known: LocalSnapshot
}

export const EMPTY_QUEUE: QueueRecord = {
  queue: [],
  sent: [],
  aside: [],
  unknown: { aside: [], queue: [] },
  broken: 0,
  known: EMPTY_SNAPSHOT
}

const Text = Schema.fromJsonString(OfflineQueueRecord)
const decodeRecord = Schema.decodeUnknownOption(OfflineQueueRecord)
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

/** Decodes a visitor's record: null if there is none, "broken" if the record is corrupt, "foreign" if another visitor owns the record. */
export const decodeQueue = (text: string | null, owner: WebUserGuid): QueueRecord | "broken" | "foreign" | null => {
  if (text === null) return null
  const { broken, rest } = withoutBroken(Option.getOrNull(parseJson(text)))
  const record = Option.getOrNull(Option.orElse(decodeRecord(rest), () => Option.flatMap(withoutSheets(rest), decodeRecord)))
  if (record === null) return "broken"
  if (record.owner !== owner) return "foreign"
  const [queue, aside] = [splitKnown(record.changes), splitKnown(record.aside)]
  const sent = record.sent.flatMap((stored) => {
    const change = decodeStoredChange(stored)
    return change === null ? [] : [{ change, answer: stored.answer }]
  })
  const unknown = { queue: queue.unknown, aside: aside.unknown }
  return { queue: queue.known, sent, aside: aside.known, unknown, broken, known: record.known }
}

/** Separates the changes that this page can read from the other changes. */
const splitKnown = (stored: ReadonlyArray<QueuedChangeRecord>) => {
  const pairs = stored.map((record) => ({ record, change: decodeStoredChange(record) }))
  return {
    known: pairs.flatMap(({ change }) => change ?? []),
    unknown: pairs.flatMap(({ change, record }) => (change === null ? [record] : []))
  }
}

const parseJson = Schema.decodeUnknownOption(Schema.fromJsonString(Schema.Unknown))

const decodeRecordedChange = Schema.decodeUnknownOption(QueuedChangeRecord)

/** Drops the changes without a key, an operation or another field that sending needs, so that the other changes can be read. */
const withoutBroken = (record: unknown): { readonly broken: number; readonly rest: unknown } => {
  if (typeof record !== "object" || record === null) return { broken: 0, rest: record }
  const fields: Record<string, unknown> = { ...record }
  let broken = 0
  for (const name of ["changes", "sent", "aside"]) {
    const stored = fields[name]
    if (!Array.isArray(stored)) continue
    const readable = stored.filter((change) => Option.isSome(decodeRecordedChange(change)))
    broken += stored.length - readable.length
    fields[name] = readable
  }
  return { broken, rest: fields }
}

/**
 * Drops the build sheets of a record, because another release may have stored them in another shape. Build sheets can be reloaded; changes
 * cannot.
 */
const withoutSheets = (record: unknown): Option.Option<unknown> => {
  if (typeof record !== "object" || record === null || !("known" in record)) return Option.none()
  const { known } = record
  if (typeof known !== "object" || known === null || !("owned" in known)) return Option.none()
  const { owned: _owned, ...rest } = known
  return Option.some({ ...record, known: rest })
}

/**
 * Stores the record, or deletes the stored record if there are no changes.
 *
 * If the record exceeds the size limit, drops the lists of the snapshot first, then the whole snapshot, because both can be reloaded. Fails
 * if the changes alone exceed the limit.
 */
export const encodeQueue = Effect.fnUntraced(function* (offline: Offline["Service"], owner: WebUserGuid, record: QueueRecord) {
  const { aside, known, queue, sent, unknown } = record
  if (queue.length + sent.length + aside.length + unknown.queue.length + unknown.aside.length === 0) return yield* offline.keep(null)
  const storedRecord: OfflineQueueRecord = {
    version: 1,
    owner,
    changes: [...unknown.queue, ...queue.map(encodeChange)],
    sent: sent.map(({ answer, change }) => ({ ...encodeChange(change), answer })),
    aside: [...unknown.aside, ...aside.map(encodeChange)],
    known
  }
  const { owned: _owned, ...withoutOwned } = known
  for (const part of [known, { ...known, lists: null }, { ...withoutOwned, lists: null }, EMPTY_SNAPSHOT]) {
    const text = Schema.encodeSync(Text)({ ...storedRecord, known: part })
    if (text.length <= MAX_RECORD_LENGTH) return yield* offline.keep(text)
  }
  return yield* new StorageWriteFailed({ cause: `${queue.length} changes` })
})
