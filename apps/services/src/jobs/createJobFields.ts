import { jobPlan, jobTiles } from "@camber/domain/jobs"
import { readJobTables } from "@camber/job-data"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadJobPlan } from "./loadJobPlan.ts"
import { toTile } from "./toJobRow.ts"

/** Creates the root fields of the checkout service that plan whole jobs. */
export const createJobFields = (store: ResolverContext): Readonly<Record<string, RootField>> => ({
  jobTiles: createResolver(jobTiles, "jobTiles", async () => [...readJobTables().jobs.values()].map(toTile)),
  jobPlan: createResolver(jobPlan, "jobPlan", (request) => loadJobPlan(store, request))
})
