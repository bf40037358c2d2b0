import "./jobs.css"
import { formatHours, jobGroups, jobHref, JOBS_HREF, type JobTile, jobTiles } from "@camber/domain/jobs"
import { callService } from "@camber/domain/ports"
import { Breadcrumbs, Link, PageTitle, SectionHead } from "@camber/ui"
import { Effect } from "effect"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, collectionPage } from "../../foundation/page/structuredData.ts"

const TITLE = "Jobs"
const trail = [{ label: "Home", href: "/" }]

/** All jobs by group. */
export const Component = () => {
  const jobs = useLoaderData<ReadonlyArray<JobTile>>()
  return (
    <div className="wrap">
      <Breadcrumbs items={trail} current={TITLE} />
      <PageTitle title={TITLE} note="Everything a job needs, checked for your car" />
      {jobGroups.map(({ id, title }) => (
        <section key={id} className="block" aria-labelledby={id}>
          <SectionHead id={id} title={title} />
          <ul className="jobtiles">
            {jobs
              .filter(({ group }) => group === id)
              .map((job) => (
                <li key={job.slug}>
                  <Link href={jobHref(job.slug)}>
                    <b>{job.title}</b>
                    <span>{formatHours(job)}</span>
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export const load: LazyPage<ReadonlyArray<JobTile>>["load"] = (pages) =>
  pages.ask((answer) => answer(() => Effect.map(callService(jobTiles, {}), (given) => given.jobTiles)))

export const handle: PageHandle<ReadonlyArray<JobTile>> = {
  head: (jobs, { settings }) => ({
    title: `${TITLE} | ${settings.brandName}`,
    description: "Brake conversions, clutch jobs, cam swaps and more: the parts, fluids, tools and checks of the whole job, for your car.",
    canonicalPath: JOBS_HREF,
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [
      breadcrumbs(origin, [...trail, { label: TITLE, href: JOBS_HREF }]),
      collectionPage(
        origin,
        { label: TITLE, href: JOBS_HREF },
        jobs.map(({ slug, title }) => ({ label: title, href: jobHref(slug) }))
      )
    ]
  })
}
