import "./jobs.css"
import {
  formatEffort,
  type JobAddress,
  jobHref,
  JOBS_HREF,
  type JobPlan,
  type JobRow,
  loadSharedJobPlan,
  parseJobAddress
} from "@camber/domain/jobs"
import type { ArticleTeaser } from "@camber/domain/content"
import { Breadcrumbs, InlineAlert, Link, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useActionData, useLoaderData, useNavigate } from "react-router-dom"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { useHasScripts, useLoad, useOwnStore, useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { VerdictRefresher } from "../vehicle/VerdictRefresher.tsx"
import { YourCar } from "../vehicle/YourCar.tsx"
import type { JobAnswer } from "./forms/jobAction.ts"
import { JobSheet } from "./JobSheet.tsx"
import { KeepPart } from "./KeepPart.tsx"
import { OwnPlanStore } from "./OwnPlanStore.ts"
import { selectCart } from "./selectCart.ts"
import type { ArticleLinks } from "./toSheetProps.ts"

interface JobData {
  readonly plan: JobPlan
  readonly address: JobAddress
  readonly articles: ArticleLinks
  /** Articles about the job. */
  readonly reading: ReadonlyArray<ArticleTeaser>
}

const trail = [
  { label: "Home", href: "/" },
  { label: "Jobs", href: JOBS_HREF }
]

/** One job for the selected car: its parts, what the shopper has of them, and a set at three budgets. */
export const Component = observer(function JobPage() {
  const { address: requested, articles, plan: shared, reading } = useLoaderData<JobData>()
  const refused = useActionData() as JobAnswer | undefined
  const address = refused === undefined ? requested : parseJobAddress(Object.entries(refused.fields))
  const store = useOwnStore(OwnPlanStore)
  const { project } = useStore(ProjectStore)
  const hasScripts = useHasScripts()
  // The URL and the project are part of the shared plan, which the route loads again if they change.
  useLoad(shared, () => store.load({ shared, project, answers: address.answers, marked: address.marked }))
  const own = store.own?.of === shared ? store.own.plan : null
  const plan = own ?? shared
  const refresh = () => store.refresh()
  const cart = useStore(CartStore)
  const navigate = useNavigate()
  const change = (next: JobAddress) => void navigate(jobHref(plan.slug, next), { replace: true, preventScrollReset: true })
  const add = async (budget: JobAddress["budget"], withUsual: boolean) => {
    const intent = selectCart(plan, budget, withUsual)
    await cart.add({ title: "", ...intent, productPageId: null, productPageUrl: null, failureHref: null })
    await refresh()
  }
  const renderKeep = (row: JobRow) =>
    row.typeSlug === null ? null : (
      <KeepPart
        key={plan.slug}
        name={row.name}
        typeSlug={row.typeSlug}
        quantity={row.quantity}
        isMarked={address.marked.includes(row.number) && row.covered.every(({ place }) => place !== "owned")}
        onChange={refresh}
      />
    )
  return (
    <div className="wrap">
      <VerdictRefresher />
      <Breadcrumbs items={trail} current={plan.title} />
      <YourCar place="jobs" />
      {refused !== undefined && (
        <InlineAlert tone="bad" title="The set isn't in your cart.">
          {refused.message}
        </InlineAlert>
      )}
      <JobSheet
        plan={plan}
        address={address}
        articles={articles}
        isOwn={own !== null}
        isUpdating={store.isUpdating}
        onChange={change}
        onAdd={add}
        {...(hasScripts && { renderKeep })}
      />
      {reading.length > 0 && (
        <section className="block" aria-labelledby="job-reading">
          <SectionHead id="job-reading" title="Read about this job" />
          <ul className="job__links">
            {reading.map(({ id, minutesToRead, title, url }) => (
              <li key={id}>
                <Link className="link" href={url}>
                  {title}
                </Link>
                {` · ${minutesToRead} minutes`}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
})

export const load: LazyPage<JobData>["load"] = async (pages, { pathname, searchParams }) => {
  const address = parseJobAddress(searchParams)
  const slug = pathname.split("/")[2]?.toLowerCase() ?? ""
  const [plan, articles] = await Promise.all([
    slug.length > MAX_SLUG_LENGTH
      ? null
      : pages.ask((answer, project) =>
          answer(() => loadSharedJobPlan({ slug, project, answers: address.answers, marked: address.marked }))
        ),
    pages.articles(null).catch(() => [])
  ])
  if (plan === null) throw await throwNotFound(pages)
  const used = new Set(plan.checks.flatMap(({ article }) => article ?? []))
  const href = jobHref(plan.slug)
  return {
    plan,
    address,
    reading: articles.filter(({ jobs }) => jobs.some((job) => job.href === href)).slice(0, MAX_READING),
    articles: articles.flatMap(({ title, url }) => {
      const name = url.split("/")[2] ?? ""
      return used.has(name) ? [{ slug: name, title, url }] : []
    })
  }
}

/** Maximum number of articles about one job. */
const MAX_READING = 3
/** Maximum length of a slug that the services accept. */
const MAX_SLUG_LENGTH = 60

export const handle: PageHandle<JobData> = {
  head: ({ plan }, { settings }) => ({
    title: `${plan.title}: Parts, Tools and Checks | ${settings.brandName}`,
    description: `What the whole job needs: parts, fluids, hardware and tools. ${formatEffort(plan)}.`,
    canonicalPath: jobHref(plan.slug),
    isIndexed: true,
    imagePath: null,
    structuredData: (origin) => [breadcrumbs(origin, [...trail, { label: plan.title, href: jobHref(plan.slug) }])]
  })
}
