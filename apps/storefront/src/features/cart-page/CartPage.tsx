import { itemCountText } from "@camber/domain/catalogue"
import { Button, CartLinesSkeleton, CartSummary, Notice, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { Recommended } from "../recommendations/Recommended.tsx"
import { CartContents } from "./CartContents.tsx"
import { cartFormHref, cartHref } from "../../foundation/page/hrefs.ts"
import { CartStore } from "../cart/CartStore.ts"
import { Aside } from "../waiting/Aside.tsx"
import { NotKnown } from "../waiting/NotKnown.tsx"
import { CheckOut } from "./CheckOut.tsx"

/** The cart. The server draws its frame alone; the lines are the visitor's and come in the browser. */
export const Component = observer(function CartPage() {
  const cart = useStore(CartStore)
  const contents = cart.state?.cart ?? null
  const { isPartial } = cart
  const hasFailed = cart.isUnreachable || (cart.state?.hasFailed ?? false)
  useEffect(() => void cart.load(), [cart])
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={contents === null || isPartial ? undefined : itemCountText(contents.itemCount)} />
      <Aside />
      {isPartial && (contents !== null || hasFailed) && <NotKnown of="cart" onBack={() => void cart.load()} />}
      {contents !== null ? <CartContents contents={contents} /> : !hasFailed ? <Loading /> : !isPartial && <Failed />}
      {contents !== null && (
        <Recommended
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
    <Notice
      tone="bad"
      title="Your cart could not be loaded."
      action={
        <Button busy={cart.state?.isLoading ?? false} onClick={() => void cart.load()}>
          Try again
        </Button>
      }
    >
      Your items are saved. Please try again in a moment.
    </Notice>
  )
})

export const handle: PageHandle<null> = {
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
