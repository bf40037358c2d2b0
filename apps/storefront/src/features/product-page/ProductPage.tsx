import { formatFullTitle, type ProductPage as Product } from "@camber/domain/catalog"
import { Breadcrumbs, ChipStrip, type ImageSource, parsePhotograph, ProductGrid, SectionHead } from "@camber/ui"
import { Gallery, TitleBlock } from "./view/gallery/Gallery.tsx"
import { JumpNav } from "./view/jump-nav/JumpNav.tsx"
import { observer } from "mobx-react-lite"
import { useLoaderData } from "react-router-dom"
import { useProgressiveRender } from "../../foundation/page/useProgressiveRender.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useRecordVisit } from "../history/useRecordVisit.ts"
import { jobsHref } from "../../foundation/page/hrefs.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { LazyClassReport } from "../class-sheets/LazyClassReport.tsx"
import { LazyOwnParts } from "../owned-parts/LazyOwnParts.tsx"
import { Recommended } from "../recommendations/Recommended.tsx"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { BuyPanel } from "./BuyPanel.tsx"
import { getImageUrl, isKitDrawing } from "../../foundation/page/images.ts"
import { cardProps } from "../product-card/cardProps.ts"
import { ribbonProps } from "../product-card/ribbonProps.ts"
import ProductQuestions from "../questions/ProductQuestions.tsx"
import ProductFacts from "./ProductFacts.tsx"
import { productHead } from "./productMarkup.ts"
import { ProductReviews } from "./ProductReviews.tsx"
import { WhatItFits } from "./WhatItFits.tsx"

export const Component = observer(function ProductPage() {
  const product = useLoaderData() as Product
  const { card, variant } = product
  useRecordVisit(card.productPageUrl, {
    title: formatFullTitle(card),
    skuBaseNumber: card.skuBaseNumber
  })
  return (
    <div className="wrap">
      <Breadcrumbs items={product.trail} current={card.displayTitle} />
      <div className="pdp">
        <div>
          <Gallery
            key={variant.skuVariantNumber}
            pictures={picturesOf(product)}
            ribbon={ribbonProps({ ...card, pricing: variant.pricing })}
          />
          <TitleBlock entries={titleBlockOf(product)} />
        </div>
        <BuyPanel key={card.productPageId} product={product} />
      </div>
      <JumpNav targets={sectionsOf(product)} />
      <BelowFirstScreen key={card.productPageId} product={product} />
    </div>
  )
})

const BelowFirstScreen = ({ product }: { readonly product: Product }) => {
  const { card } = product
  return useProgressiveRender() ? (
    <>
      <ProductFacts product={product} />
      <LazyClassReport parts={[product.options.skuVariantNumber ?? card.skuBaseNumber]} list={null} />
      <LazyOwnParts sku={product.options.skuVariantNumber ?? card.skuBaseNumber} product={product} />
      <PartOfJobs jobs={product.jobs} />
      <WhatItFits product={product} />
      <ProductReviews product={product} />
      <ProductQuestions product={product} />
      <RelatedParts product={product} />
      <Recommended sections={["PDP_Aside", "PDP", "PDP_Comparison", "PdpRecentHistory"]} skuBaseNumbers={[card.skuBaseNumber]} />
    </>
  ) : (
    <div className="pdp__room" />
  )
}

/** Whole jobs that need a part of this type. */
const PartOfJobs = ({ jobs }: Pick<Product, "jobs">) =>
  jobs.length === 0 ? null : (
    <section className="block" aria-labelledby="jobs">
      <SectionHead id="jobs" title="Part of these jobs" link={{ label: "All jobs", href: jobsHref }} />
      <ChipStrip label="Jobs" chips={jobs} />
    </section>
  )

/** Numbers in a kit's drawing refer to the kit's contents. */
const picturesOf = ({ images, card, options }: Product): readonly [ImageSource, ...ImageSource[]] => {
  const isNumbered = (src: string) => options.kitComponents.length > 0 && isKitDrawing(src) && parsePhotograph(src) === null
  const note = (src: string) => (isNumbered(src) ? ", pieces numbered as in Kit contents" : "")
  const [first, ...others] = images.map(({ alt, src }) => ({ src, alt: `${alt}${note(src)}` }))
  return first ? [first, ...others] : [{ src: getImageUrl(null), alt: card.displayTitle }]
}

/** Specifications in the drawing's corner: one or two full rows of four. */
const titleBlockOf = ({ specifications, variant }: Product) => {
  const entries = [{ name: "Part number", value: variant.mpn === "" ? variant.skuVariantNumber : variant.mpn }, ...specifications]
  return entries.slice(0, entries.length < 8 ? 4 : 8)
}

const sectionsOf = ({ documents, options, fits }: Product) => [
  ...(options.kitComponents.length > 0 ? [{ label: "Kit contents", target: "kit" }] : []),
  { label: "About", target: "about" },
  { label: "Specifications", target: "specifications" },
  ...(documents.length > 0 ? [{ label: "Documents", target: "documents" }] : []),
  ...(fits.length > 0 ? [{ label: "What it fits", target: "fits" }] : []),
  { label: "Reviews", target: "reviews" },
  { label: "Questions", target: "questions" }
]

const RelatedParts = observer(function RelatedParts({ product: { related } }: { readonly product: Product }) {
  const { plate } = useStore(ProjectStore)
  return related.length === 0 ? null : (
    <section className="block main related" aria-labelledby="related">
      <SectionHead id="related" title="Similar parts" />
      <ProductGrid cards={related.map((card) => cardProps(card, plate))} />
    </section>
  )
})

export const handle: PageHandle<Product> = { head: productHead }
