import { findJobsOfPart, type Job, jobHref } from "@camber/domain/jobs"
import { readJobTables } from "@camber/job-data"
import type { Reference } from "../reference/Reference.ts"

/** Converts a job to a link. */
export const toJobLink = ({ slug, title }: Pick<Job, "slug" | "title">) => ({ label: title, href: jobHref(slug) })

/** Fields of a product that determine which jobs need it. */
interface PartOfJobs {
  readonly product_type_id: number
  readonly specifications: ReadonlyArray<{ readonly name: string; readonly value: string }>
  readonly options: ReadonlyArray<{ readonly name: string }>
}

/** Returns links to the jobs that need such a part. An option that is not chosen excludes no job. */
export const listJobsOfPart = (
  { options, product_type_id, specifications }: PartOfJobs,
  { productTypes }: Pick<Reference, "productTypes">
) => {
  const slug = productTypes.byId.get(product_type_id)?.slug
  const open = new Set(options.map(({ name }) => name))
  const labels = new Map(specifications.flatMap(({ name, value }) => (open.has(name) ? [] : [[name, value] as const])))
  return slug === undefined ? [] : findJobsOfPart(readJobTables(), { type: slug, labels }).map(toJobLink)
}
