import {
  applyResponse,
  findSavedProject,
  findStoredDependents,
  getRefusalTime,
  hasResponseData,
  isRefusedForGood,
  isUnknownToServer,
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
 *
 * Skips a change that a server of an older release may have refused, with its dependents, and rejects after the others for another sync.
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
    /** Keys of changes that were refused in this sync. */
    const refused = new Set<string>()
    const findNext = (changes: ReadonlyArray<Change>): Change | undefined => {
      const readable = changes.filter(isChange)
      const isGone = ({ refusedAt }: Change) => typeof refusedAt === "number" && isRefusedForGood(refusedAt, Date.now())
      const failed = new Set([...refused, ...readable.filter(isGone).map(({ key }) => key)])
      const skipped = findStoredDependents(readable, failed)
      return readable.find(({ key }) => !skipped.has(key))
    }
    const sendNext = async (): Promise<boolean> => {
      const record = await read()
      const first = record === null ? undefined : findNext(record.changes)
      const tries = (first?.tries ?? 0) + 1
      if (record === null || first === undefined || tries >= MAX_ATTEMPTS) return false
      const changes = markAttempted(record.changes, first.key)
      await write({ ...record, changes })
      const response = await fetch(requestOf(first, origin))
      const text = response.status === 200 ? await response.text() : ""
      const body = parsed(text)
      const update = (fields: Partial<Change>) =>
        write({ ...record, changes: changes.map((one) => (one.key === first.key ? { ...one, ...fields } : one)) })
      if (response.status >= 500 || isBroken(body)) {
        await update({ tries })
        throw new Error(`${first.operation} with status ${response.status}`)
      }
      if (isUnknownToServer(response.status, hasResponseData(dataOf(body)))) {
        refused.add(first.key)
        await update({ isTried: first.isTried, refusedAt: getRefusalTime(first.refusedAt ?? null, Date.now()) })
        return true
      }
      const answer = response.status === 200 ? dataIn(text, body, first) : undefined
      if (answer === undefined) return false
      const saved = findSavedProject(first.operation, answer) ?? first.key
      const left = redirectProject(applyResponse(changes, first.key), first.key, saved)
      await write({ ...record, changes: left, sent: [...record.sent, { ...first, isTried: true, answer }] })
      return true
    }
    await locks.request(OFFLINE_QUEUE_CACHE, async () => {
      while (await sendNext());
      if (refused.size > 0) throw new Error(`${refused.size} changes that the server does not know`)
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

const isChange = (change: unknown): change is Change =>
  typeof change === "object" &&
  change !== null &&
  ["key", "operation", "service", "id"].every((field) => typeof (change as Readonly<Record<string, unknown>>)[field] === "string")

const dataOf = (body: unknown): unknown => (typeof body === "object" && body !== null && "data" in body ? body.data : undefined)

/** Whether the services report an internal failure. */
const isBroken = (body: unknown): boolean =>
  typeof body === "object" &&
  body !== null &&
  "errors" in body &&
  Array.isArray(body.errors) &&
  body.errors.some((error: { readonly extensions?: { readonly code?: unknown } }) => error.extensions?.code === "INTERNAL")

/** Returns null if the response is too long to store, and undefined if it is invalid. */
const dataIn = (text: string, body: unknown, change: Change): unknown => {
  const data = dataOf(body)
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
