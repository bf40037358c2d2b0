import { Link } from "@camber/ui"

/** A hint beside the lookup form: signed-in visitors and guests with orders in this browser need no number. `href` is their order list. */
export const OwnOrdersHint = ({ href }: { readonly href: string }) => (
  <p className="mute">
    Signed in, or ordered in this browser? See{" "}
    <Link className="link" href={href}>
      your orders
    </Link>
    .
  </p>
)
