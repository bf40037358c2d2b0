import { ACCOUNT_PAGES } from "@camber/domain/account"
import { LinkButton, EmptyState } from "@camber/ui"

export interface SignInOfferProps {
  /** Email address of the signed-in customer; null for a guest, and until loaded. */
  readonly emailAddress: string | null
  /** Return URL of the sign-in. */
  readonly back: string
}

/** Offers sign-in or guest checkout before any field is filled. The cart is the same either way. */
export const SignInOffer = ({ back, emailAddress }: SignInOfferProps) => (
  <div className="checkout__who">
    {emailAddress === null ? (
      <>
        <p>
          <b>No account needed.</b> We'll email you a link to your order.
        </p>
        <LinkButton size="small" href={`${ACCOUNT_PAGES.signIn}?returnUrl=${encodeURIComponent(back)}`}>
          Sign In
        </LinkButton>
      </>
    ) : (
      <p>
        Signed in as <b>{emailAddress}</b>. This order goes to your account.
      </p>
    )}
  </div>
)

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
