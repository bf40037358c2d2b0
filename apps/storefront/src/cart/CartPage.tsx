import type { CartContents, CartLine as Line } from "@camber/domain/cart"
import { formatCents, itemCountText } from "@camber/domain/catalogue"
import { Button, CartLine, CartLinesSkeleton, CartSummary, EmptyState, LinkButton, Notice, PageTitle } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore, staffedHours } from "../frame/SettingsStore.ts"
import { LineSave } from "../lists/LineSave.tsx"
import type { PageHandle } from "../navigation/PageHead.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { cartHref } from "./cartHref.ts"
import { cartLineProps } from "./cartLineProps.ts"
import { CartStore } from "./CartStore.ts"
import { QuantityField } from "./QuantityField.tsx"
import { RemoveAll } from "./RemoveAll.tsx"

/** The cart. The server draws its frame alone; the lines are the visitor's and come in the browser. */
export const Component = observer(function CartPage() {
  const cart = useStore(CartStore)
  const contents = cart.state?.cart ?? null
  const hasFailed = cart.isUnreachable || (cart.state?.hasFailed ?? false)
  useEffect(() => void cart.load(), [cart])
  return (
    <div className="wrap cart">
      <PageTitle title="Your Cart" note={contents === null ? undefined : itemCountText(contents.itemCount)} />
      {contents !== null ? <Contents contents={contents} /> : hasFailed ? <Failed /> : <Loading />}
    </div>
  )
})

const Contents = observer(function Contents({ contents }: { readonly contents: CartContents }) {
  return contents.lines.length === 0 ? (
    <EmptyState
      title="Your cart is empty"
      actions={
        <LinkButton href="/shop/all" variant="primary">
          Shop All Parts
        </LinkButton>
      }
    >
      Parts that you add are kept here, with the car that you chose them for.
    </EmptyState>
  ) : (
    <div className="cartgrid">
      <div className="cart__lines">
        <ul>
          {contents.lines.map((line) => (
            <ShownLine key={line.lineId} line={line} />
          ))}
        </ul>
        {contents.lines.length > 1 && <RemoveAll />}
      </div>
      <CartSummary count={itemCountText(contents.itemCount)} total={formatCents(contents.total)}>
        <OrderByPhone />
      </CartSummary>
    </div>
  )
})

const ShownLine = observer(function ShownLine({ line }: { readonly line: Line }) {
  const cart = useStore(CartStore)
  const { plate } = useStore(ProjectStore)
  return (
    <CartLine
      {...cartLineProps(line, plate)}
      quantity={
        line.isPurchaseable && (
          <QuantityField
            size="small"
            label={`Quantity of ${line.title}`}
            value={line.quantity}
            onChange={(quantity) => void cart.change(line.lineId, quantity)}
          />
        )
      }
      actions={<LineSave line={line} />}
      onRemove={() => {
        document.getElementById("main")?.focus({ preventScroll: true })
        void cart.remove(line.lineId)
      }}
    />
  )
})

/** There is no checkout yet, and the summary says so. */
const OrderByPhone = observer(function OrderByPhone() {
  const { contactPhone } = useStore(SettingsStore)
  return (
    <div className="cart__phone">
      <p>For now, ordering is by phone. Call us with your cart open, and we take it from there.</p>
      <LinkButton href={`tel:${contactPhone}`} variant="primary" size="large" block>
        Call {contactPhone}
      </LinkButton>
      <p className="mute">{staffedHours}</p>
    </div>
  )
})

const Loading = () => (
  <>
    <noscript>
      <Notice tone="warning">Your cart is shown by scripts, and they are off in this browser.</Notice>
    </noscript>
    <div className="cartgrid">
      <CartLinesSkeleton />
      <CartSummary>
        <OrderByPhone />
      </CartSummary>
    </div>
  </>
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
      What you added is kept. Try again in a moment.
    </Notice>
  )
})

export const handle: PageHandle<null> = {
  head: (_, { settings }) => ({
    title: `Shopping Cart | ${settings.brandName}`,
    description: "The parts that you have chosen, with what they fit and what they cost.",
    canonicalPath: cartHref,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
