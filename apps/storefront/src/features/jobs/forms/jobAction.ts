import { loadOwnJobPlan, parseJobAddress } from "@camber/domain/jobs"
import { redirect } from "react-router-dom"
import type { FormAction, FormFields } from "../../../foundation/page/FormPage.ts"
import { cartHref } from "../../../foundation/page/hrefs.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { selectCart } from "../selectCart.ts"

/** Reason why the set was not added, and the choices of the form. */
export interface JobAnswer {
  readonly message: string
  readonly fields: FormFields
}

const SLUG = /^[a-z][a-z0-9-]{0,59}$/

/** Adds the set to the cart without scripts, as the services propose it now. Omits parts that are in the cart by now. */
export const jobAction: FormAction<JobAnswer> = async ({ pressKey, run, selected }, fields, { slug = "" }) => {
  const { answers, budget, marked } = parseJobAddress(Object.entries(fields))
  const plan = SLUG.test(slug) ? await run(loadOwnJobPlan({ slug, project: selected?.project ?? null, answers, marked })) : null
  if (plan === null || plan === "noResponse") return { message: "We couldn't load this job. Try again.", fields }
  const { items } = selectCart(plan, budget, fields["add"] === "usual")
  if (items.length === 0)
    return { message: "There is nothing to add. Each part of this set is already in your cart or doesn't fit your car.", fields }
  const result = await run(addItems(items, pressKey))
  return result === null ? redirect(cartHref, 303) : { message: result.message, fields }
}
