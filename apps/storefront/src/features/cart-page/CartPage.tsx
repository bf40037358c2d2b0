import { itemCountText } from "@camber/domain/catalog"
import { Button, CartLinesSkeleton, CartSummary, InlineAlert, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { usePersonalData } from "../../foundation/late/usePersonalData.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { PersonalPageData } from "../../foundation/page/Pages.ts"
import { useLoaderData } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Recommended } from "../recommendations/Recommended.tsx"
import { CartContents } from "./CartContents.tsx"
import { cartFormHref, cartHref } from "../../foundation/page/hrefs.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ParkedChanges } from "../offline-changes/ParkedChanges.tsx"
import { PartialDataNotice } from "../offline-changes/PartialDataNotice.tsx"
import { CheckOut } from "./CheckOut.tsx"
import { EmptyCart } from "./EmptyCart.tsx"

/** The cart. The server draws a stranger's, which is empty; anybody else's lines come in the browser, into the room that it draws for them. */
export const Component = observer(function CartPage() {
  const cart = useStore(CartStore)
  const { isForStranger } = useLoaderData<PersonalPageData>()
  const contents = cart.state?.cart ?? null
  const { isPartial } = cart
  const hasFailed = cart.isUnreachable || (cart.state?.hasFailed ?? false)
  const isStrangers = usePersonalData(isForStranger, () => void cart.load())
  /** Nothing is known of it, so nothing is in it: no part was counted since the page was drawn. */
  const isEmpty = isStrangers && contents === null && !hasFailed && !cart.itemCount
  const itemCount = isEmpty ? 0 : isPartial ? undefined : contents?.itemCount
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={itemCount === undefined ? undefined : itemCountText(itemCount)} />
      <ParkedChanges />
      {isPartial && (contents !== null || hasFailed) && <PartialDataNotice of="cart" onBack={() => void cart.load()} />}
      {contents !== null ? (
        <CartContents contents={contents} />
      ) : isEmpty ? (
        <EmptyCart />
      ) : hasFailed ? (
        !isPartial && <Failed />
      ) : (
        <Loading />
      )}
      {/* By a stranger's empty cart nothing can be recommended, and the room kept for it would move what the document has below. */}
      {contents !== null && !(isStrangers && contents.lines.length === 0) && (
        <Recommended
          // Emptied, perhaps in another tab, the cart recommends something else: what stood below its lines would move a long way.
          key={contents.lines.length === 0 ? "empty" : "filled"}
          isWished
          sections={["Cart", "PdpRecentHistory"]}
          skuBaseNumbers={contents.lines.map(({ skuBaseNumber }) => skuBaseNumber)}
        />
      )}
    </div>
  )
})

const Loading = () => (
  <div className="cartgrid">
    <CartLinesSkeleton />
    <CartSummary>
      <CheckOut />
    </CartSummary>
  </div>
)

const Failed = observer(function Failed() {
  const cart = useStore(CartStore)
  return (
    <InlineAlert
      tone="bad"
      title="We couldn't load your cart."
      action={
        <Button busy={cart.state?.isLoading ?? false} onClick={() => void cart.load()}>
          Try again
        </Button>
      }
    >
      Your items are saved. Try again in a moment.
    </InlineAlert>
  )
})

export const handle: PageHandle<PersonalPageData> = {
  head: (_, { settings }) => ({
    title: `Shopping Cart | ${settings.brandName}`,
    description: "The parts you have chosen, what they fit and what they cost.",
    canonicalPath: cartHref,
    isIndexed: false,
    imagePath: null,
    formsPath: cartFormHref,
    structuredData: () => []
  })
}
