import { MOST_PROJECTS, getProjectKey } from "@camber/domain/garage"
import { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { withIdempotency, type IdempotentRequest } from "../schema/withIdempotency.ts"

/** A row of a garage. `project` has no id of its own and is as it was saved: the catalogue of today may not know it any more. */
export interface SavedProject {
  readonly projectId: string
  readonly project: Project
}

export type Added = { readonly _tag: "Added" | "AlreadyThere"; readonly projectId: string } | { readonly _tag: "Full" }

/** `before` is as it was saved. */
export type Updated =
  | { readonly _tag: "Updated"; readonly projectId: string; readonly before: typeof Project.Encoded }
  | { readonly _tag: "Gone" }

/** The garage of one visitor, newest first. */
export const savedProjects = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedProject>> => {
  const rows = await ofGarage(database, webUserGuid).orderBy("ordinality", "desc").execute()
  return rows.map(({ project, project_id }) => ({ projectId: project_id, project: decode(project) }))
}

/**
 * Saves a project that the garage does not hold yet: of any number of the same at once one is added. What is asked for under a key is named
 * by it, so that the device that made the key knows the project before it is saved.
 */
export const addProject = (database: Kysely<Tables>, { webUserGuid, ...intent }: IdempotentRequest, project: Project): Promise<Added> =>
  oneAtATime(database, { webUserGuid, ...intent }, async (garage) => {
    const identity = getProjectKey(project)
    const present = await ofGarage(garage, webUserGuid).execute()
    const same = present.find((row) => row.identity === identity)
    if (same !== undefined) return { _tag: "AlreadyThere", projectId: same.project_id }
    if (present.length >= MOST_PROJECTS) return { _tag: "Full" }
    const projectId = intent.key ?? crypto.randomUUID()
    await garage
      .insertInto("customer_project")
      .values({ web_user_guid: webUserGuid, project_id: projectId, identity, project: encode(project) })
      .execute()
    return { _tag: "Added", projectId }
  })

/**
 * Replaces what is known of a project, and answers what was known before; it is gone where the garage does not hold it. Where that makes it
 * the same as another of the garage, the other one goes on with what is known now and this one is gone: `projectId` says which is left.
 * So it may be sent twice: the second time the other one is found.
 */
export const updateProject = (
  database: Kysely<Tables>,
  { webUserGuid, ...intent }: IdempotentRequest,
  id: string,
  project: Project
): Promise<Updated> =>
  oneAtATime(database, { webUserGuid, ...intent }, async (garage) => {
    const identity = getProjectKey(project)
    const present = await ofGarage(garage, webUserGuid).execute()
    const own = present.find((row) => row.project_id === id)
    const left = present.find((row) => row.identity === identity) ?? own
    if (left === undefined) return { _tag: "Gone" }
    if (left !== own) await deleteProject(garage, webUserGuid, id)
    await garage
      .updateTable("customer_project")
      .set({ identity, project: encode(project) })
      .where("web_user_guid", "=", webUserGuid)
      .where("project_id", "=", left.project_id)
      .execute()
    return { _tag: "Updated", projectId: left.project_id, before: (own ?? left).project }
  })

/** Removing what is not there does nothing. */
export const removeProject = (database: Kysely<Tables>, intent: IdempotentRequest, id: string): Promise<object> =>
  oneAtATime(database, intent, async (garage) => {
    await deleteProject(garage, intent.webUserGuid, id)
    return {}
  })

const deleteProject = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, id: string): Promise<void> => {
  // As text, because an id from outside need not be a UUID.
  await database
    .deleteFrom("customer_project")
    .where("web_user_guid", "=", webUserGuid)
    .where(sql<string>`project_id::text`, "=", id)
    .execute()
}

const ofGarage = (database: Kysely<Tables>, webUserGuid: WebUserGuid) =>
  database.selectFrom("customer_project").select(["project_id", "identity", "project"]).where("web_user_guid", "=", webUserGuid)

/** Once for each key, in a transaction that waits for every other change of the same garage, so that what it has read stays true. */
const oneAtATime = <A extends object>(
  database: Kysely<Tables>,
  intent: IdempotentRequest,
  change: (garage: Kysely<Tables>) => Promise<A>
): Promise<A> =>
  database.transaction().execute(async (garage) => {
    await sql`select pg_advisory_xact_lock(hashtext('garage'), hashtext(${intent.webUserGuid}))`.execute(garage)
    return withIdempotency(garage, intent, () => change(garage))
  })

const decode = Schema.decodeUnknownSync(Project)

const encode = (project: Project): string => JSON.stringify(Schema.encodeSync(Project)(project))
