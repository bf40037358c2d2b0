import { MOST_PROJECTS, getProjectKey } from "@camber/domain/garage"
import { Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { moveEntries } from "../owned-parts/ownedEntries.ts"
import { withIdempotency, type IdempotentRequest } from "../schema/withIdempotency.ts"

/** A row of a garage. `project` has no id and is unchanged since it was saved, so the current catalog may not know it. */
export interface SavedProject {
  readonly projectId: string
  readonly project: Project
}

export type Added = { readonly _tag: "Added" | "AlreadyThere"; readonly projectId: string } | { readonly _tag: "Full" }

/** `before` is the project as it was stored. */
export type Updated =
  | { readonly _tag: "Updated"; readonly projectId: string; readonly before: typeof Project.Encoded }
  | { readonly _tag: "Gone" }

/** Returns the garage of one visitor, newest first. */
export const savedProjects = async (database: Kysely<Tables>, webUserGuid: WebUserGuid): Promise<ReadonlyArray<SavedProject>> => {
  const rows = await ofGarage(database, webUserGuid).orderBy("ordinality", "desc").execute()
  return rows.map(({ project, project_id }) => ({ projectId: project_id, project: decode(project) }))
}

/**
 * Adds a project unless the garage already contains it; concurrent adds of the same project create one row. The
 * idempotency key becomes the project's id, so that the device knows the id before the project is saved.
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
 * Replaces the details of a project and returns the previous details, or reports that the project no longer exists.
 *
 * If the project becomes identical to another project, the other project gets the new details and this one is deleted. `projectId` is then
 * the id of the other project. A repeated update also finds the other project.
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
    if (own !== undefined) await moveEntries(garage, webUserGuid, own.identity, identity)
    await garage
      .updateTable("customer_project")
      .set({ identity, project: encode(project) })
      .where("web_user_guid", "=", webUserGuid)
      .where("project_id", "=", left.project_id)
      .execute()
    return { _tag: "Updated", projectId: left.project_id, before: (own ?? left).project }
  })

/** Removes a project; does nothing if it does not exist. */
export const removeProject = (database: Kysely<Tables>, intent: IdempotentRequest, id: string): Promise<object> =>
  oneAtATime(database, intent, async (garage) => {
    await deleteProject(garage, intent.webUserGuid, id)
    return {}
  })

const deleteProject = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, id: string): Promise<void> => {
  // Compares as text, because an id from a client need not be a UUID.
  await database
    .deleteFrom("customer_project")
    .where("web_user_guid", "=", webUserGuid)
    .where(sql<string>`project_id::text`, "=", id)
    .execute()
  await database.deleteFrom("race_car").where("web_user_guid", "=", webUserGuid).where("car_key", "=", id).execute()
}

const ofGarage = (database: Kysely<Tables>, webUserGuid: WebUserGuid) =>
  database.selectFrom("customer_project").select(["project_id", "identity", "project"]).where("web_user_guid", "=", webUserGuid)

/** Runs a change once per idempotency key, in a transaction that locks the garage, so that the rows it reads cannot change concurrently. */
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
