import type { SkuBase } from "@camber/domain/catalog"
import { questionHref, type QuestionOutcome, parseQuestionOutcome } from "@camber/domain/questions"
import { Breadcrumbs, EmptyState, LinkButton, PageTitle } from "@camber/ui"
import { useLoaderData } from "react-router-dom"
import type { LazyPage } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { AskQuestion } from "./AskQuestion.tsx"

interface QuestionData {
  /** Null if the URL names no product or an unknown product. */
  readonly product: SkuBase | null
  /** Outcome of the question that was sent last. */
  readonly outcome: QuestionOutcome | null
}

/** Renders the question form of a part; it works without scripts (NAV-119). */
export const Component = () => {
  const { outcome, product } = useLoaderData() as QuestionData
  const trail = [{ label: "All parts", href: "/shop/all" }]
  if (product === null) {
    return (
      <div className="wrap">
        <Breadcrumbs items={trail} current="Ask a Question" />
        <PageTitle title="Ask a Question" />
        <EmptyState title="Which part is this about?" actions={<LinkButton href="/shop/all">Find the part</LinkButton>}>
          To ask a question, start from the part's page.
        </EmptyState>
      </div>
    )
  }
  const { displayTitle, productPageUrl, skuBaseNumber } = product
  return (
    <div className="wrap">
      <Breadcrumbs items={[...trail, { label: displayTitle, href: productPageUrl }]} current="Ask a Question" />
      <PageTitle title="Ask a Question" note={displayTitle} />
      <AskQuestion key={skuBaseNumber} skuBaseNumber={skuBaseNumber} productPageUrl={productPageUrl} before={outcome} />
    </div>
  )
}

export const load: LazyPage<QuestionData>["load"] = async (pages, { searchParams }) => ({
  product: await pages.reviewedProduct(searchParams.get("pr_page_id") ?? ""),
  outcome: parseQuestionOutcome(searchParams.get("question"))
})

export const handle: PageHandle<QuestionData> = {
  head: ({ product }, { settings }) => ({
    title: `Ask a Question${product === null ? "" : ` about ${product.displayTitle}`} | ${settings.brandName}`,
    description: "Ask us about a part: everyone can read the answer, and we can email it to you.",
    canonicalPath: product === null ? "/QuestionSubmission" : questionHref(product.skuBaseNumber),
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
