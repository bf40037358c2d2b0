import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { type OwnPartsOutcome, PartPairs } from "@camber/domain/mating"
import { EmptyState, InlineAlert, Link, LinkButton, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { cartHref, ownPartsFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OwnPartsList } from "../OwnPartsList.tsx"

interface Shown {
  readonly sku: string
  /** Null for an unknown part, and for a visitor without parts. */
  readonly answer: OwnPartsOutcome
}

const load: FormPage<Shown, never>["load"] = async (visitor, { searchParams }) => {
  const sku = searchParams.get("sku") ?? ""
  const isSku = sku !== "" && sku.length <= MAX_SKU_LENGTH
  return {
    sku,
    answer: isSku ? await visitor.run(PartPairs.use((pairs) => pairs.compare(sku, true, visitor.selected?.project.projectId))) : null
  }
}

/** A product's comparison with the shopper's parts, for browsers without scripts. */
const OwnPartsFormPage = () => {
  const { answer, sku } = useLoaderData<Shown>()
  return (
    <div className="wrap cart own-parts">
      <PageTitle title="With your parts" />
      {answer === "noResponse" && (
        <InlineAlert
          tone="bad"
          title="We couldn't compare this part with yours."
          action={<LinkButton href={ownPartsFormHref(sku)}>Try Again</LinkButton>}
        >
          The shop did not respond. Try again in a moment.
        </InlineAlert>
      )}
      {answer !== null && answer !== "noResponse" && (
        <p>
          <Link className="link" href={answer.url}>
            {answer.title}
          </Link>
        </p>
      )}
      {answer === "noResponse" ? null : answer === null || answer.parts.length === 0 ? (
        <EmptyState title="None of your parts connects to this one." actions={<LinkButton href={cartHref}>See your cart</LinkButton>}>
          Parts in your cart and on your lists appear here if they join this part at a spline, thread, bolt circle or fitting.
        </EmptyState>
      ) : (
        <OwnPartsList {...answer} />
      )}
    </div>
  )
}

export const ownPartsFormPage: FormPage<Shown, never> = {
  Component: OwnPartsFormPage,
  handle: accountHead("With your parts", cartHref),
  load
}
