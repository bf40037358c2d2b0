import { Effect, Schema } from "effect"
import type { Storage } from "../../foundation/ports/Storage.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import { CustomerProject } from "./model.ts"

/** Local storage key of the garage's record (GAP-43, GAR-26). */
export const GARAGE_STORAGE_KEY = "CustomerProjects"
/** Session storage key: guid whose projects were fetched in this session. Prevents a fetch on every page. */
const FETCHED_MARK = "CustomerProjectsFetched"

const GarageRecord = Schema.fromJsonString(Schema.Struct({ userGuid: WebUserGuid, projects: Schema.Array(CustomerProject) }))

type Areas = Storage["Service"]

/**
 * Reads the projects on this device. Returns null if there are none for this guid. Deletes a record that is broken or belongs to another
 * visitor (GAR-55).
 */
export const readStoredProjects = Effect.fnUntraced(function* ({ local }: Areas, guid: WebUserGuid) {
  const text = yield* local.read(GARAGE_STORAGE_KEY)
  if (text === undefined) return null
  const record = yield* Schema.decodeEffect(GarageRecord)(text).pipe(
    Effect.tapError((error) => Effect.logWarning("Failed to read the stored garage", error.message)),
    Effect.orElseSucceed(() => null)
  )
  if (record?.userGuid === guid) return record.projects.length === 0 ? null : record.projects
  yield* local.remove(GARAGE_STORAGE_KEY)
  return null
})

/** Writes the projects and marks them as fetched in this session. */
export const writeStoredProjects = Effect.fnUntraced(function* (
  { local, session }: Areas,
  userGuid: WebUserGuid,
  projects: ReadonlyArray<CustomerProject>
) {
  yield* local.write(GARAGE_STORAGE_KEY, yield* Effect.orDie(Schema.encodeEffect(GarageRecord)({ userGuid, projects })))
  yield* session.write(FETCHED_MARK, userGuid)
})

/** Returns true if this guid's projects were already fetched in this session (GAP-43). */
export const isFetchedThisSession = ({ session }: Areas, guid: WebUserGuid): Effect.Effect<boolean> =>
  Effect.map(session.read(FETCHED_MARK), (mark) => mark === guid)
