import { EmptyState, LinkButton } from "@camber/ui"

/** Replaces the checkout's steps while the cart is empty. */
export const NothingToOrder = () => (
  <EmptyState
    title="Your cart is empty"
    actions={
      <LinkButton href="/shop/all" variant="primary">
        Shop All Parts
      </LinkButton>
    }
  >
    Add a part to your cart to check out.
  </EmptyState>
)
