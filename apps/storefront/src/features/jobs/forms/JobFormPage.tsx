import { type JobAddress, JOBS_HREF, type JobPlan, loadOwnJobPlan, parseJobAddress } from "@camber/domain/jobs"
import { Breadcrumbs, EmptyState, InlineAlert, LinkButton, PageTitle } from "@camber/ui"
import { useActionData, useLoaderData } from "react-router-dom"
import { redirect } from "react-router-dom"
import type { FormFields, FormPage, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { cartHref, jobFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { JobSheet } from "../JobSheet.tsx"
import { selectCart } from "../selectCart.ts"

interface Shown {
  readonly plan: JobPlan | "noResponse" | null
  readonly address: JobAddress
  readonly slug: string
}

interface NotAdded {
  readonly message: string
}

const SLUG = /^[a-z][a-z0-9-]{0,59}$/

const loadPlan = async ({ run, selected }: FormVisitor, slug: string, { answers, marked }: JobAddress): Promise<Shown["plan"]> =>
  SLUG.test(slug) ? run(loadOwnJobPlan({ slug, project: selected?.project ?? null, answers, marked })) : null

/** Adds the set to the cart, as the services propose it now. Omits parts that are in the cart by now. */
const act = async (visitor: FormVisitor, fields: FormFields): Promise<Response | NotAdded> => {
  const address = parseJobAddress(Object.entries(fields))
  const plan = await loadPlan(visitor, fields["job"] ?? "", address)
  if (plan === null || plan === "noResponse") return { message: "We couldn't load this job. Try again." }
  const { items } = selectCart(plan, address.budget, fields["add"] === "usual")
  if (items.length === 0) return { message: "Everything of this set is in your cart already, or nothing of it fits your car." }
  const result = await visitor.run(addItems(items, visitor.pressKey))
  return result === null ? redirect(cartHref, 303) : { message: result.message }
}

/** A job with what the visitor has, for browsers without scripts. */
const JobFormPage = () => {
  const { address, plan, slug } = useLoaderData<Shown>()
  const answer = useActionData() as NotAdded | undefined
  return (
    <div className="wrap">
      {answer !== undefined && (
        <InlineAlert tone="bad" title="The set isn't in your cart.">
          {answer.message}
        </InlineAlert>
      )}
      {plan === null || plan === "noResponse" ? (
        <>
          <PageTitle title="Job" />
          <EmptyState
            title={plan === null ? "We don't know this job" : "We couldn't plan this job"}
            actions={
              <LinkButton href={plan === null ? JOBS_HREF : jobFormHref(slug)}>{plan === null ? "See All Jobs" : "Try Again"}</LinkButton>
            }
          >
            Your cart and lists are safe.
          </EmptyState>
        </>
      ) : (
        <>
          <Breadcrumbs items={[{ label: "Jobs", href: JOBS_HREF }]} current={plan.title} />
          <JobSheet plan={plan} address={address} articles={[]} isOwn isUpdating={false} />
        </>
      )}
    </div>
  )
}

export const jobFormPage: FormPage<Shown, NotAdded> = {
  Component: JobFormPage,
  handle: accountHead("Job", JOBS_HREF),
  load: async (visitor, { searchParams }, { slug = "" }) => {
    const address = parseJobAddress(searchParams)
    return { plan: await loadPlan(visitor, slug, address), address, slug }
  },
  act
}
