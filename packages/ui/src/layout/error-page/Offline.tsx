import type { ReactNode } from "react"

/** In place of a page that could not be fetched without a network. `action` is the button that tries again. */
export const Offline = ({ action }: { readonly action?: ReactNode }) => (
  <section className="err">
    <div>
      <h1>You are offline</h1>
      <p className="err__lede">This page needs a connection. It will open by itself when you are back online.</p>
      {action !== undefined && <div className="acts">{action}</div>}
    </div>
  </section>
)
