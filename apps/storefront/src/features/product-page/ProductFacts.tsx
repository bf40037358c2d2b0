import { getAvailabilityBadge, getKnownNumber, type KitComponent, kitCounts, kitPositions, type ProductPage } from "@camber/domain/catalog"
import { InlineAlert, type ImageSource, parsePhotograph, SectionHead, SpecTable } from "@camber/ui"
import { DocumentList } from "./view/documents/DocumentList.tsx"
import { partFit } from "../options/partTexts.ts"
import { isKitDrawing } from "../../foundation/page/images.ts"
import { KitContents, type KitItem } from "./view/kit-contents/KitContents.tsx"

/** Renders the contents of a kit, the description and the specifications. */
export default function ProductFacts({ product }: { readonly product: ProductPage }) {
  const { options } = product
  return (
    <>
      {options.kitComponents.length > 0 && (
        <KitSection components={options.kitComponents} picture={product.images.find(({ src }) => parsePhotograph(src) === null)} />
      )}
      <div className="two">
        <section className="block" id="about" aria-labelledby="about-title">
          <SectionHead id="about-title" title="About this part" />
          <div className="prose">
            <p>{product.description}</p>
            <ul>
              {product.bullets.map((bullet) => (
                <li key={bullet}>{bullet}</li>
              ))}
            </ul>
          </div>
          {product.restrictions.map((restriction) => (
            <InlineAlert key={restriction} tone="warning">
              {restriction}
            </InlineAlert>
          ))}
        </section>
        <section className="block" id="specifications" aria-labelledby="specifications-title">
          <SectionHead id="specifications-title" title="Specifications" />
          <SpecTable label="Specifications" rows={specificationsOf(product)} />
        </section>
        {product.documents.length > 0 && (
          <section className="block" id="documents" aria-labelledby="documents-title">
            <SectionHead id="documents-title" title="Documents" />
            <DocumentList documents={product.documents} />
          </section>
        )}
      </div>
    </>
  )
}

/** Renders the contents of the box, numbered as in its drawing. Only a drawing of this kit has its numbers. */
const KitSection = ({
  components,
  picture
}: {
  readonly components: ReadonlyArray<KitComponent>
  readonly picture: ImageSource | undefined
}) => (
  <section className="block" id="kit" aria-labelledby="kit-title">
    <SectionHead id="kit-title" title="Kit contents" note={countsText(components)} />
    <KitContents
      picture={picture !== undefined && isKitDrawing(picture.src) ? picture : undefined}
      entries={kitPositions(components).map(({ number, places }) => ({
        number,
        isChoice: places.some(({ group }) => group !== null),
        items: places.flatMap(({ alternatives }) => alternatives.map(itemOf))
      }))}
    />
  </section>
)

/** '8 parts, 14 pieces, 1 to choose' */
const countsText = (components: ReadonlyArray<KitComponent>): string => {
  const { choices, parts, pieces } = kitCounts(components)
  return [`${parts} ${parts === 1 ? "part" : "parts"}`, `${pieces} pieces`, ...(choices > 0 ? [`${choices} to choose`] : [])].join(", ")
}

const itemOf = (component: KitComponent): KitItem => ({
  name: component.skuBaseName,
  id: component.ordinality,
  partNumber: getKnownNumber(component),
  quantity: component.quantity,
  picture: { src: component.imageUrl, alt: "" },
  href: component.productPageUrl,
  price: component.salePriceString,
  fit: component.fit ? partFit(component.fit) : undefined,
  badge: getAvailabilityBadge(component, component.availabilityText) ?? undefined
})

const specificationsOf = ({ specifications, variant }: ProductPage) => [
  ...specifications,
  ...(variant.mpn === "" ? [] : [{ name: "Part number", value: variant.mpn }]),
  { name: "SKU", value: variant.skuVariantNumber },
  ...(variant.upc === "" ? [] : [{ name: variant.upc.length === 12 ? "UPC" : "GTIN", value: variant.upc }])
]
