import { MAX_SKU_LENGTH } from "@camber/domain/catalog"
import { type OwnParts, PartPairs } from "@camber/domain/mating"
import { EmptyState, Link, LinkButton, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { cartFormHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { OwnPartsList } from "../OwnPartsList.tsx"

interface Shown {
  /** Null for an unknown part, and if the answer could not be loaded. */
  readonly answer: OwnParts | null
}

const load: FormPage<Shown, never>["load"] = async (visitor, { searchParams }) => {
  const sku = searchParams.get("sku") ?? ""
  const isSku = sku !== "" && sku.length <= MAX_SKU_LENGTH
  return { answer: isSku ? await visitor.run(PartPairs.use((pairs) => pairs.compare(sku, true))) : null }
}

/** A product's comparison with the shopper's parts, for browsers without scripts. */
const OwnPartsFormPage = () => {
  const { answer } = useLoaderData<Shown>()
  return (
    <div className="wrap cart own-parts">
      <PageTitle title="With your parts" />
      {answer !== null && (
        <p>
          <Link className="link" href={answer.url}>
            {answer.title}
          </Link>
        </p>
      )}
      {answer === null || answer.parts.length === 0 ? (
        <EmptyState title="None of your parts connects to this one." actions={<LinkButton href={cartFormHref}>See your cart</LinkButton>}>
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
  handle: accountHead("With your parts", cartFormHref),
  load
}
