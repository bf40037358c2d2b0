import type { StaffProduct } from "@camber/domain/staff"
import { Breadcrumbs, InlineAlert, Link, LinkButton, SectionHead } from "@camber/ui"
import { useParams } from "react-router-dom"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { FitmentEditor } from "./FitmentEditor.tsx"
import { OfferEditor } from "./OfferEditor.tsx"
import { STAFF_PRODUCTS_HREF } from "./offerQuery.ts"
import { PlanEditor } from "./PlanEditor.tsx"
import { PictureEditor } from "./PictureEditor.tsx"
import { ProductFields } from "./ProductFields.tsx"
import { type Can, StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useProductEdits } from "./useProductEdits.ts"

const ID = /^[1-9]\d{0,8}$/

export const load: LazyPage<null>["load"] = async (pages, location) => {
  if (ID.test(location.pathname.split("/").at(-1) ?? "")) return loadStaffPage(pages, location)
  throw await throwNotFound(pages)
}
export const handle = staffHandle("Products")

/** A product with all that staff can edit. */
export const Component = () => {
  const id = useParams()["id"] ?? ""
  return <Product key={id} productPageId={Number(id)} />
}

const Product = ({ productPageId }: { readonly productPageId: number }) => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.openProduct(productPageId)))
  const { receive, value } = fetched
  const title = value?.product?.title ?? "Product"
  return (
    <StaffFrame
      name="Products"
      title={title}
      fetched={fetched}
      before={<Breadcrumbs items={[{ label: "Products", href: STAFF_PRODUCTS_HREF }]} current={title} />}
    >
      {({ product }, can) =>
        product === null ? (
          <InlineAlert
            tone="info"
            title="The shop does not have this product."
            action={<LinkButton href={STAFF_PRODUCTS_HREF}>All Products</LinkButton>}
          >
            An import may have removed it.
          </InlineAlert>
        ) : (
          <Editor product={product} can={can} receive={(now) => receive({ product: now })} />
        )
      }
    </StaffFrame>
  )
}

interface EditorProps {
  readonly product: StaffProduct
  readonly can: Can
  readonly receive: (product: StaffProduct | null) => void
}

const Editor = ({ can, product, receive }: EditorProps) => {
  const state = useProductEdits(product.productPageId, receive)
  return (
    <>
      <p>
        {product.brand}.{" "}
        <Link className="link" href={product.href}>
          View in shop
        </Link>
      </p>
      <section aria-labelledby="offers">
        <SectionHead id="offers" title="Prices and stock" />
        <OfferEditor
          label="Prices and stock"
          offers={product.offers}
          can={can}
          isOwnPage
          receive={(changed) =>
            receive({
              ...product,
              offers: product.offers.map(
                (offer) => changed.find(({ skuVariantNumber }) => skuVariantNumber === offer.skuVariantNumber) ?? offer
              )
            })
          }
        />
      </section>
      <section aria-labelledby="plans">
        <SectionHead id="plans" title="Planned prices" note="Prices start and end by the shop's clock." />
        <PlanEditor product={product} canEdit={can("prices")} receive={receive} />
      </section>
      <section aria-labelledby="fields">
        <SectionHead id="fields" title="Texts and numbers" note="Imports keep what is edited here." />
        <ProductFields fields={product.fields} canEdit={can("products")} state={state} />
      </section>
      <section aria-labelledby="pictures">
        <SectionHead id="pictures" title="Photographs" note="The first photograph appears on cards and in lists." />
        <PictureEditor product={product} canEdit={can("products")} receive={receive} />
      </section>
      <section aria-labelledby="fitment">
        <SectionHead id="fitment" title="Fitment" note="Imports keep what is edited here." />
        <FitmentEditor product={product} canEdit={can("products")} receive={receive} />
      </section>
    </>
  )
}
