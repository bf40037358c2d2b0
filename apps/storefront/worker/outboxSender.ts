import { answered, type OutboxRecord, tried } from "@camber/domain/outbox"

type KeptOutbox = typeof OutboxRecord.Encoded
type Change = KeptOutbox["changes"][number]

/** The cache that holds what waits, and the lock of whoever is at it: pages know them by the same names. */
export const OUTBOX = "outbox"
const PLACE = "/outbox"
/** Characters of an answer that is kept for the next page to tell of. */
const LONGEST_ANSWER = 20_000

export interface SenderWorld {
  readonly origin: string
  readonly caches: CacheStorage
  readonly locks: Pick<LockManager, "request">
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Sends what waits, in order, where no page is open to do it. Rejects where the network is gone again: the browser then calls once more.
 * What the services refuse is left to the next page, which says so; what they answered is kept for it.
 */
export const makeOutboxSender =
  ({ caches, fetch, locks, origin }: SenderWorld) =>
  async (): Promise<void> => {
    const read = async (): Promise<KeptOutbox | null> => {
      if (!(await caches.has(OUTBOX))) return null
      const text = await (await (await caches.open(OUTBOX)).match(PLACE))?.text()
      const kept = parsed(text ?? "null")
      return isRecord(kept) ? kept : null
    }
    const write = async (record: KeptOutbox): Promise<void> => (await caches.open(OUTBOX)).put(PLACE, Response.json(record))
    const sendFirst = async (): Promise<boolean> => {
      const record = await read()
      const first = record?.changes[0]
      if (record === null || first === undefined) return false
      await write({ ...record, changes: tried(record.changes, first.key) })
      const response = await fetch(requestOf(first, origin))
      if (response.status >= 500) throw new Error(`${first.operation} with status ${response.status}`)
      const answer = response.status === 200 ? dataIn(await response.text(), first) : undefined
      if (answer === undefined) return false
      const changes = answered(record.changes, first.key)
      await write({ ...record, changes, sent: [...record.sent, { ...first, isTried: true, answer }] })
      return true
    }
    await locks.request(OUTBOX, async () => {
      while (await sendFirst());
    })
  }

const requestOf = ({ id, key, operation, service, variables }: Change, origin: string): Request =>
  new Request(new URL(`/graphql/${encodeURIComponent(service)}`, origin), {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json", "idempotency-key": key, "x-operation": operation },
    body: JSON.stringify({ id, variables })
  })

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** As much as sending needs; the page that made it looks at the rest. */
const isRecord = (kept: unknown): kept is KeptOutbox =>
  typeof kept === "object" && kept !== null && "version" in kept && kept.version === 1 && "changes" in kept && Array.isArray(kept.changes)

/** null: answered at length, which nobody needs; undefined: not answered as it should be. */
const dataIn = (text: string, change: Change): unknown => {
  const body = parsed(text)
  if (typeof body !== "object" || body === null || !("data" in body)) return undefined
  const { data } = body
  if (typeof data !== "object" || data === null) return undefined
  if (text.length <= LONGEST_ANSWER) return data
  const short = withOneList(data, change)
  return JSON.stringify(short).length > LONGEST_ANSWER ? null : short
}

/** Of an answer with all lists only the one that the change is about, which is all that is told of it. */
const withOneList = (data: object, { operation, variables }: Change): unknown => {
  const field = (data as Readonly<Record<string, { readonly lists?: ReadonlyArray<{ readonly id: string }> } | null>>)[operation]
  const { listId } = variables as { readonly listId?: string }
  return field?.lists === undefined ? null : { [operation]: { ...field, lists: field.lists.filter(({ id }) => id === listId) } }
}
