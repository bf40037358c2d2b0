import { Link } from "@camber/ui"

/** Beside a form that looks an order up: who is signed in, or ordered in this browser, needs no number. `href` leads to the own orders. */
export const OwnOrdersHint = ({ href }: { readonly href: string }) => (
  <p className="mute">
    Signed in, or ordered in this browser? See{" "}
    <Link className="link" href={href}>
      your orders
    </Link>
    .
  </p>
)
