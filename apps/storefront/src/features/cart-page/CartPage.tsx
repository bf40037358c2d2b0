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
import { CheckOut } from "./CheckOut.tsx"

/** The cart. The server draws its frame alone; the lines are the visitor's and come in the browser. */
export const Component = observer(function CartPage() {
  const cart = useStore(CartStore)
  const contents = cart.state?.cart ?? null
  const hasFailed = cart.isUnreachable || (cart.state?.hasFailed ?? false)
  useEffect(() => void cart.load(), [cart])
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={contents === null ? undefined : itemCountText(contents.itemCount)} />
      {contents !== null ? <CartContents contents={contents} /> : hasFailed ? <Failed /> : <Loading />}
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
