import { availabilityBadge, type ProductPage } from "@camber/domain/catalog"
import { Notice, SectionHead, SpecTable } from "@camber/ui"
import { availabilityCopy } from "../options/availabilityCopy.ts"
import { partFit } from "../options/partFit.ts"
import { KitContents } from "./view/kit-contents/KitContents.tsx"

/** What the part is, its figures, and of a kit what is in the box. */
export default function ProductFacts({ product }: { readonly product: ProductPage }) {
  const { options } = product
  return (
    <>
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
            <Notice key={restriction} tone="warning">
              {restriction}
            </Notice>
          ))}
        </section>
        <section className="block" id="specifications" aria-labelledby="specifications-title">
          <SectionHead id="specifications-title" title="Specifications" />
          <SpecTable label="Specifications" rows={specificationsOf(product)} />
        </section>
      </div>
      {options.kitComponents.length > 0 && (
        <section className="block" id="kit" aria-labelledby="kit-title">
          <SectionHead id="kit-title" title="Kit contents" note={`${options.kitComponents.length} items`} />
          <KitContents
            items={options.kitComponents.map((component) => ({
              name: component.skuBaseName,
              partNumber: component.skuVariantNumber ?? component.skuBaseNumber,
              quantity: component.quantity,
              picture: { src: component.imageUrl, alt: "" },
              href: component.productPageUrl,
              price: component.salePriceString,
              fit: component.fit ? partFit(component.fit) : undefined,
              badge: availabilityBadge(component, availabilityCopy[component.availability]) ?? undefined
            }))}
          />
        </section>
      )}
    </>
  )
}

const specificationsOf = ({ specifications, variant }: ProductPage) => [
  ...specifications,
  { name: "Part number", value: variant.mpn },
  { name: "SKU", value: variant.skuVariantNumber },
  { name: "UPC", value: variant.upc }
]
