import { itemCountText } from "@camber/domain/catalog"
import { CartLinesSkeleton, CartSummary, InlineAlert, LinkButton, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { RetryButton } from "../../foundation/page/RetryButton.tsx"
import { usePersonalData } from "../../foundation/lazy/useFirstInteraction.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import type { PersonalPageData } from "../../foundation/page/Pages.ts"
import { useActionData, useLoaderData } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Recommended } from "../recommendations/Recommended.tsx"
import { CartContents, CheckOut, EmptyCart } from "./CartContents.tsx"
import { cartHref, withoutScriptsHref } from "../../foundation/page/hrefs.ts"
import type { CartAnswer } from "./forms/cartAction.ts"
import { CartStore } from "../cart/CartStore.ts"
import { ParkedChanges, PartialDataNotice } from "../offline-changes/OfflineNotices.tsx"
import { CartVehiclePrompt } from "./CartVehiclePrompt.tsx"

/**
 * Cart page. The server renders the empty cart of an anonymous visitor. Other visitors' lines load in the browser, into the reserved
 * space. Without scripts the server renders the lines, with a form for each action.
 */
export const Component = observer(function CartPage() {
  const cart = useStore(CartStore)
  const { isAnonymous } = useLoaderData<PersonalPageData>()
  const contents = cart.state?.cart ?? null
  const { isPartial } = cart
  const answer = useActionData() as CartAnswer | undefined
  const hasFailed = cart.isUnreachable || (cart.state?.hasFailed ?? false)
  const isNewVisitor = usePersonalData(isAnonymous, () => void cart.load())
  /** An unloaded anonymous cart is empty unless a part was added after the page was rendered. */
  const isEmpty = isNewVisitor && contents === null && !hasFailed && !cart.itemCount
  const itemCount = isEmpty ? 0 : isPartial ? undefined : contents?.itemCount
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={itemCount === undefined ? undefined : itemCountText(itemCount)} />
      {answer?.fields["intent"] === "add" && <NotAdded answer={answer} />}
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
      {/* An anonymous empty cart has no recommendations, and their reserved space would move the content below. */}
      {contents !== null && !(isNewVisitor && contents.lines.length === 0) && (
        <Recommended
          // An emptied cart has other recommendations, possibly after a change in another tab. A new key prevents a large layout shift.
          key={contents.lines.length === 0 ? "empty" : "filled"}
          isWished
          sections={["Cart", "PdpRecentHistory"]}
          skuBaseNumbers={contents.lines.map(({ skuBaseNumber }) => skuBaseNumber)}
        />
      )}
    </div>
  )
})

/** Links back to the part if a page of the shop sent the form. */
const NotAdded = ({ answer: { fields, message } }: { readonly answer: CartAnswer }) => {
  const from = fields["from"] ?? ""
  return (
    <InlineAlert
      tone="bad"
      title="This part isn't in your cart."
      action={/^\/item\/[\w/~-]+$/.test(from) && <LinkButton href={`${from}#options`}>Back to the Part</LinkButton>}
    >
      {message}
    </InlineAlert>
  )
}

const Loading = () => (
  <div className="cartgrid">
    <div className="cart__lines">
      {/* The prompt is also above the loaded lines, so that the lines do not move. */}
      <CartVehiclePrompt />
      <CartLinesSkeleton />
    </div>
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
      action={<RetryButton busy={cart.state?.isLoading ?? false} onRetry={() => void cart.load()} />}
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
    formsPath: withoutScriptsHref(cartHref),
    structuredData: () => []
  })
}
