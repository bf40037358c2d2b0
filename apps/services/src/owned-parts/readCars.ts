import { formatProjectName, getVehicleLabel, Project } from "@camber/domain/vehicle"
import type { WebUserGuid } from "@camber/domain/visitor"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"

/** A car of the garage with its display names. */
export interface GarageCar {
  readonly projectId: string
  /** Key of the car (`getProjectKey`), by which owned parts are stored. */
  readonly identity: string
  readonly project: Project
  /** `1969 Chevrolet Camaro with 5.7L V8`. Empty if the catalog no longer knows the car. */
  readonly name: string
  /** Name of the vehicle: `1969 Chevrolet Camaro`. */
  readonly vehicle: string
}

const decode = Schema.decodeUnknownSync(Project)

/** Reads the cars of a visitor's garage, newest first, so that each purchase can be assigned to one of them. */
export const readCars = async (
  database: Kysely<Tables>,
  reference: Reference,
  webUserGuid: WebUserGuid
): Promise<ReadonlyArray<GarageCar>> => {
  const rows = await database
    .selectFrom("customer_project")
    .select(["project_id", "identity", "project"])
    .where("web_user_guid", "=", webUserGuid)
    .orderBy("ordinality", "desc")
    .execute()
  return rows.map(({ identity, project_id, ...row }) => {
    const project = decode(row.project)
    const description = describeProject(reference, project)
    const names =
      description === null
        ? { name: "", vehicle: "" }
        : { name: formatProjectName(description), vehicle: getVehicleLabel(description).vehicle }
    return { projectId: project_id, identity, project, ...names }
  })
}
