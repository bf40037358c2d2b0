import { EmptyState, LinkButton } from "@camber/ui"

export const EmptyCart = () => (
  <EmptyState
    title="Your cart is empty"
    actions={
      <LinkButton href="/shop/all" variant="primary">
        Shop All Parts
      </LinkButton>
    }
  >
    Parts you add are saved here, along with the car you chose them for.
  </EmptyState>
)
