import { ACCOUNT_PAGES } from "@camber/domain/account"
import { ORDERS_HREF } from "@camber/domain/order"
import { InlineAlert } from "@camber/ui"
import { renderToStaticMarkup } from "react-dom/server"
import { cartHref, menuHref } from "../../foundation/page/hrefs.ts"

/** Notice above a page with features that need scripts, for browsers without scripts. Its links need none. */
export const createNoScriptNotice = (what: string): string =>
  renderToStaticMarkup(
    <noscript>
      <aside className="wrap" aria-label="Without JavaScript">
        <InlineAlert tone="warning" title={`${what} need JavaScript, which is turned off in this browser.`}>
          <p>
            Without it you can still{" "}
            <a className="link" href={menuHref}>
              shop all parts
            </a>
            ,{" "}
            <a className="link" href={cartHref}>
              see your cart and check out
            </a>
            ,{" "}
            <a className="link" href={ORDERS_HREF}>
              see your orders
            </a>
            ,{" "}
            <a className="link" href={ACCOUNT_PAGES.settings}>
              change your addresses
            </a>
            ,{" "}
            <a className="link" href="/Track/OrderLocator">
              track an order
            </a>{" "}
            and{" "}
            <a className="link" href="/info/helpcenter">
              ask us
            </a>
            .
          </p>
        </InlineAlert>
      </aside>
    </noscript>
  )
