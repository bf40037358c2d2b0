import type { Project } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { Reference } from "../reference/Reference.ts"
import { describeProject } from "../vehicle-lookup/describeProject.ts"
import { withCarFacts } from "./carFacts.ts"
import type { FitmentSubject } from "./evaluateRow.ts"

/** Loads a project for fitment: the names of its ids, and the facts of its car. */
export const loadShopper = async (database: Kysely<Tables>, reference: Reference, project: Project): Promise<FitmentSubject> => ({
  project: await withCarFacts(database, reference, project),
  description: describeProject(reference, project)
})
