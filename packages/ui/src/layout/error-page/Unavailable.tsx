import type { ReactNode } from "react"

export interface UnavailableProps {
  /** Display text of the customer service number: '1-800-555-0100'. */
  readonly phone: string
  /** The retry button. */
  readonly action?: ReactNode
}

/** Renders the error page for every error except an unknown URL (ERR-11, ERR-12). */
export const Unavailable = ({ phone, action }: UnavailableProps) => (
  <section className="err">
    <div>
      <h1>Well, That's Embarrassing</h1>
      <p className="err__lede">
        This page is temporarily unavailable. Please refresh the page or call customer service at{" "}
        <a className="link" href={`tel:${phone}`}>
          {phone}
        </a>
        . We apologize for the inconvenience.
      </p>
      {action !== undefined && <div className="acts">{action}</div>}
    </div>
  </section>
)

/** Renders the message for a page that could not load offline. `action` is the retry button. */
export const Offline = ({ action }: { readonly action?: ReactNode }) => (
  <section className="err">
    <div>
      <h1>You are offline</h1>
      <p className="err__lede">This page needs a connection. It'll load when you're back online.</p>
      {action !== undefined && <div className="acts">{action}</div>}
    </div>
  </section>
)
