import { Effect, Option, Schema } from "effect"
import type { Offline } from "../ports/Offline.ts"
import { NotKept } from "../ports/Offline.ts"
import type { WebUserGuid } from "../visitor/model.ts"
import { type Known, nothingKnown, OutboxRecord, type WaitingChange } from "./model.ts"
import type { Queue, QueuedChange } from "./queue.ts"
import { LONGEST_RECORD } from "./rules.ts"
import { waitableCall } from "./calls.ts"

/** What a device keeps of its visitor, with every change as it was asked for. */
export interface Held {
  readonly queue: Queue
  /** Sent by the worker, with what was answered. */
  readonly sent: ReadonlyArray<{ readonly change: QueuedChange; readonly answer: unknown }>
  readonly known: Known
}

export const nothingHeld: Held = { queue: [], sent: [], known: nothingKnown }

const Text = Schema.fromJsonString(OutboxRecord)
const decodeText = Schema.decodeUnknownOption(Text)
/** A change as it is kept, with its variables as they are meant; null where they are no such thing. */
const meant = ({ at, isTried, key, operation, shown, variables }: WaitingChange): QueuedChange | null => {
  const call = waitableCall(operation)
  const decoded = call === undefined ? null : Option.getOrNull(Schema.decodeUnknownOption(call.variables)(variables))
  // The call of its own operation has decoded them.
  return decoded === null ? null : ({ key, operation, variables: decoded, shown, at, isTried } as unknown as QueuedChange)
}

/** The same change as it is kept. */
const written = ({ at, isTried, key, operation, shown, variables }: QueuedChange): WaitingChange => {
  const call = waitableCall(operation)!
  const { id, service } = call
  return { key, operation, service, id, variables: Schema.encodeUnknownSync(call.variables)(variables), shown, at, isTried }
}

/** What a text holds of this visitor: null for nothing, "broken" for what is no record, "foreign" for another's. */
export const heldIn = (text: string | null, owner: WebUserGuid): Held | "broken" | "foreign" | null => {
  if (text === null) return null
  const record = Option.getOrNull(decodeText(text))
  if (record === null) return "broken"
  if (record.owner !== owner) return "foreign"
  const queue = record.changes.map(meant)
  if (queue.some((change) => change === null)) return "broken"
  const sent = record.sent.flatMap((one) => {
    const change = meant(one)
    return change === null ? [] : [{ change, answer: one.answer }]
  })
  return { queue: queue.filter((change) => change !== null), sent, known: record.known }
}

/** Keeps it, or nothing where nothing waits and nothing is to be told. Fails where it is more than a device keeps. */
export const keepHeld = Effect.fnUntraced(function* (offline: Offline["Service"], owner: WebUserGuid, { known, queue, sent }: Held) {
  if (queue.length === 0 && sent.length === 0) return yield* offline.keep(null)
  const changes = queue.map(written)
  const told = sent.map(({ answer, change }) => ({ ...written(change), answer }))
  const record: OutboxRecord = { version: 1, owner, changes, sent: told, known }
  const text = Schema.encodeSync(Text)(record)
  if (text.length > LONGEST_RECORD) return yield* new NotKept({ cause: `${text.length} characters` })
  yield* offline.keep(text)
})
