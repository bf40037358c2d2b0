import {
  applyResponse,
  findSavedProject,
  MAX_RECORD_LENGTH,
  MAX_QUEUED_CHANGES,
  MAX_ATTEMPTS,
  type OfflineQueueRecord,
  markAttempted,
  redirectProject
} from "@camber/domain/offline-queue"
import { OFFLINE_QUEUE_CACHE, OFFLINE_QUEUE_KEY } from "@camber/domain/ports"

type StoredQueue = typeof OfflineQueueRecord.Encoded
type Change = StoredQueue["changes"][number]

/** Maximum characters of a stored response. All stored responses together fit the size limit of a record. */
const LONGEST_ANSWER = 4000

/** The stored queue; null if no change is queued. */
export const readOfflineQueue = async (caches: CacheStorage): Promise<string | null> =>
  (await caches.has(OFFLINE_QUEUE_CACHE))
    ? ((await (await (await caches.open(OFFLINE_QUEUE_CACHE)).match(OFFLINE_QUEUE_KEY))?.text()) ?? null)
    : null

export interface BackgroundSyncEnvironment {
  readonly origin: string
  readonly caches: CacheStorage
  readonly locks: Pick<LockManager, "request">
  readonly fetch: (request: Request) => Promise<Response>
}

/**
 * Sends queued changes in order while no page is open. Rejects if the network fails again, so that the browser triggers another sync.
 * Leaves changes that the services refused or failed too often to the next page, which shows the error. Stores responses for that page
 * within the size limit.
 */
export const createBackgroundSync =
  ({ caches, fetch, locks, origin }: BackgroundSyncEnvironment) =>
  async (): Promise<void> => {
    const read = async (): Promise<StoredQueue | null> => {
      const text = await readOfflineQueue(caches)
      const stored = text === null || text.length > MAX_RECORD_LENGTH ? null : parsed(text)
      return isRecord(stored) && stored.sent.length < MAX_QUEUED_CHANGES ? stored : null
    }
    const write = async (record: StoredQueue): Promise<void> =>
      (await caches.open(OFFLINE_QUEUE_CACHE)).put(OFFLINE_QUEUE_KEY, Response.json(record))
    const sendFirst = async (): Promise<boolean> => {
      const record = await read()
      const first = record?.changes[0]
      const tries = (first?.tries ?? 0) + 1
      if (record === null || first === undefined || tries >= MAX_ATTEMPTS) return false
      const changes = markAttempted(record.changes, first.key)
      await write({ ...record, changes })
      const response = await fetch(requestOf(first, origin))
      if (response.status >= 500) {
        await write({ ...record, changes: changes.map((one) => (one.key === first.key ? { ...one, tries } : one)) })
        throw new Error(`${first.operation} with status ${response.status}`)
      }
      const answer = response.status === 200 ? dataIn(await response.text(), first) : undefined
      if (answer === undefined) return false
      const saved = findSavedProject(first.operation, answer) ?? first.key
      const left = redirectProject(applyResponse(changes, first.key), first.key, saved)
      await write({ ...record, changes: left, sent: [...record.sent, { ...first, isTried: true, answer }] })
      return true
    }
    await locks.request(OFFLINE_QUEUE_CACHE, async () => {
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

/** Checks only the fields that sending needs; the page validates the rest. */
const isRecord = (stored: unknown): stored is StoredQueue =>
  typeof stored === "object" &&
  stored !== null &&
  "version" in stored &&
  stored.version === 1 &&
  "changes" in stored &&
  Array.isArray(stored.changes) &&
  "sent" in stored &&
  Array.isArray(stored.sent)

/** null: the response is too long to store; undefined: the response is invalid. */
const dataIn = (text: string, change: Change): unknown => {
  const body = parsed(text)
  if (typeof body !== "object" || body === null || !("data" in body)) return undefined
  const { data } = body
  if (typeof data !== "object" || data === null) return undefined
  if (text.length <= LONGEST_ANSWER) return data
  const short = shortened(data as Answer, change)
  return JSON.stringify(short).length > LONGEST_ANSWER ? null : short
}

interface Listed {
  readonly id: string
  readonly products?: ReadonlyArray<{ readonly skuBaseNumber: string }>
}
type Answer = Readonly<Record<string, Readonly<Record<string, unknown>> | null>>
interface About {
  readonly listId?: string
  readonly item?: { readonly skuBaseNumber: string }
}

/** Reduces a response with all lists, a garage or a cart to the result of the change and the changed item in its own list. */
const shortened = (data: Answer, { operation, variables }: Change): Answer => {
  const { listId, item } = variables as About
  const { addedCustomerProjectId, listIds, lists, message, success } = data[operation] ?? {}
  const ownLists = (Array.isArray(lists) ? (lists as ReadonlyArray<Listed>) : []).filter(({ id }) => id === listId)
  return {
    [operation]: {
      success,
      message,
      ...(addedCustomerProjectId !== undefined && { addedCustomerProjectId }),
      listIds: Array.isArray(listIds) ? listIds.filter((id) => id === listId) : [],
      lists: ownLists.map((list) => ({
        ...list,
        articles: [],
        products: list.products?.filter(({ skuBaseNumber }) => skuBaseNumber === item?.skuBaseNumber) ?? []
      }))
    }
  }
}
