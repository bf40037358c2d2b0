import { ACCOUNT_PAGES } from "@camber/domain/account"
import { LinkButton } from "@camber/ui"

export interface SignInOfferProps {
  /** Of whoever is signed in; null for a guest, and while that is not known. */
  readonly emailAddress: string | null
  /** Where the sign-in leads back to. */
  readonly back: string
}

/** Whether one buys as a guest or with an account: said before anything is filled in. What is in the cart stays there either way. */
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
