import type { ReactNode } from "react"

/** Replaces a page that failed to load offline. `action` is the retry button. */
export const Offline = ({ action }: { readonly action?: ReactNode }) => (
  <section className="err">
    <div>
      <h1>You are offline</h1>
      <p className="err__lede">This page needs a connection. It'll load when you're back online.</p>
      {action !== undefined && <div className="acts">{action}</div>}
    </div>
  </section>
)
