import "./cart-link-page.css"
import { type CartLinkPage, type CartLinkVehicle, getCartLinkItemText, getCartLinkTitle, getOnwardText } from "@camber/domain/cart"
import { Button, Link, LinkButton, type LinkProps, LinkProvider, PageTitle, SectionHead } from "@camber/ui"
import { useEffect } from "react"
import { redirectDocument, useLoaderData } from "react-router-dom"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { type LazyPage, throwNotFound } from "../../foundation/page/PageRoute.ts"
import type { PageHandle } from "../../foundation/page/PageHead.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "../cart/CartStore.ts"

/** Page of a link that fills a cart. Explains why the link did not simply open the cart. Uses only links and forms. */
export const Component = () => {
  const page = useLoaderData() as CartLinkPage
  const cart = useStore(CartStore)
  // A visitor who arrived without a session has a cart now, but the header assumes that it is empty.
  const isFilled = page._tag === "Outcome" && page.items.some(({ outcome }) => outcome === "added")
  useEffect(() => {
    if (isFilled) void cart.hydrate()
  }, [cart, isFilled])
  return (
    <div className="wrap linkpage">
      <PageTitle title={getCartLinkTitle(page)} />
      <div className="linkpage__body">
        <Content page={page} />
      </div>
    </div>
  )
}

const Content = ({ page }: { readonly page: CartLinkPage }) => {
  switch (page._tag) {
    case "Unreadable":
      return (
        <>
          <p>The link should list part numbers with quantities. It may be cut off or mistyped. Nothing was added to your cart.</p>
          <p>Ask the sender for the complete link, or search for the parts.</p>
          <div className="acts">
            <LinkButton variant="primary" href="/search">
              Search
            </LinkButton>
            <LinkButton href={cartHref}>View Cart</LinkButton>
          </div>
        </>
      )
    case "Unavailable":
      return (
        <>
          <p>The shop isn't available right now. Parts that are already in your cart are saved. Try again in a moment.</p>
          <Retry href={page.retry} />
        </>
      )
    case "TooMany":
      return (
        <>
          <p>Wait {page.seconds} seconds, then try again. Nothing was added to your cart.</p>
          <Retry href={page.retry} />
        </>
      )
    case "Review":
      return <Review page={page} />
    case "Outcome":
      return <Outcome page={page} />
    case "NotSelected":
      return (
        <>
          <p>{page.reason ?? "The vehicle of this link is no longer in our catalog."} Your selected vehicle is unchanged.</p>
          <div className="acts">
            <Onward target={page.target} isMain />
          </div>
        </>
      )
  }
}

const Anchor = ({ children, ...props }: LinkProps) => <a {...props}>{children}</a>

/**
 * Links to the cart link itself, which the server then opens again. The browser follows the link, because the router would stay at its own
 * URL.
 */
const RetryButton = ({ href }: { readonly href: string }) => (
  <LinkProvider link={Anchor}>
    <LinkButton variant="primary" href={href}>
      Try Again
    </LinkButton>
  </LinkProvider>
)

const Retry = ({ href }: { readonly href: string }) => (
  <div className="acts">
    <RetryButton href={href} />
  </div>
)

const Onward = ({ isMain, label, target }: { readonly target: string; readonly label?: string; readonly isMain: boolean }) => (
  <LinkButton variant={isMain ? "primary" : "quiet"} href={target}>
    {label ?? getOnwardText(target)}
  </LinkButton>
)

type PageOf<Tag> = Extract<CartLinkPage, { readonly _tag: Tag }>

const Review = ({ page: { action, items, vehicle } }: { readonly page: PageOf<"Review"> }) => (
  <>
    <ul>
      {items.map(({ id, quantity, title }, at) => (
        <li key={`${at} ${id}`}>
          {title === null ? `${id} can't be added: no part that we sell has this number.` : `${quantity} × ${title} (${id})`}
        </li>
      ))}
    </ul>
    <p>The link only fills your cart. You check prices, fit and shipping before you order.</p>
    {vehicle !== null && <p>This also selects your vehicle: {vehicle}.</p>}
    <form method="post" action={action}>
      <div className="acts">
        <Button type="submit" variant="primary">
          Add to Cart
        </Button>
        <LinkButton href="/">Continue without adding</LinkButton>
      </div>
    </form>
  </>
)

const Outcome = ({ page: { items, retry, target, vehicle } }: { readonly page: PageOf<"Outcome"> }) => {
  const noted = items.flatMap((item) => {
    const text = getCartLinkItemText(item)
    return text === null ? [] : [{ id: item.id, ...text }]
  })
  const hasFailed = items.some(({ outcome }) => outcome === "failed")
  const other = vehicle?._tag === "Other" ? vehicle : null
  return (
    <>
      {noted.length > 0 && (
        <ul>
          {noted.map(({ action, id, text }) => (
            <li key={id}>
              <b>{id}</b>
              {text}{" "}
              {action && (
                <Link className="link" href={action.href}>
                  {action.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {vehicle?._tag === "Unknown" && <p>{getUnknownVehicleText(vehicle.reason)}</p>}
      {other !== null && <OtherVehicle vehicle={other} />}
      <div className="acts">
        {hasFailed && <RetryButton href={retry} />}
        <Onward target={target} isMain={!hasFailed && other === null} {...(other && { label: `Keep ${other.selectedName}` })} />
      </div>
    </>
  )
}

const getUnknownVehicleText = (reason: string | null): string =>
  reason === null
    ? "We couldn't read the vehicle of this link. Add your vehicle in the cart to see what fits."
    : `We couldn't select the vehicle of this link. ${reason}`

const OtherVehicle = ({ vehicle }: { readonly vehicle: Extract<CartLinkVehicle, { readonly _tag: "Other" }> }) => (
  <>
    <SectionHead title="Which vehicle is it for?" />
    <p>
      The link is for a {vehicle.name}. You have selected your {vehicle.selectedName}. The cart shows what fits your selected vehicle.
    </p>
    <form method="post" action={vehicle.action}>
      <Button type="submit" variant="primary">
        Select {vehicle.name}
      </Button>
    </form>
  </>
)

/** In the browser, a back navigation to the link requests the server again. A link that is opened twice adds its items only once. */
export const load: LazyPage<CartLinkPage>["load"] = async (pages, url) => {
  const page = await pages.cartLink()
  if (page === "unopened") throw redirectDocument(url.pathname + url.search)
  if (page === null) throw await throwNotFound(pages)
  return page
}

export const handle: PageHandle<CartLinkPage> = {
  head: (page, { settings }) => ({
    title: `${getCartLinkTitle(page)} | ${settings.brandName}`,
    description: "A link that fills your cart.",
    canonicalPath: cartHref,
    isIndexed: false,
    imagePath: null,
    structuredData: () => []
  })
}
