import { orderHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "../http/getClientIp.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { isOrderKey, grantGuestAccess, parseOrderLinkPath } from "./createOrderLink.ts"

/** Maximum wrong keys per client IP address and hour. The second constant is the name of their counter. */
export const MAX_WRONG_KEYS = 20
export const ORDER_KEY_LIMIT = "orderKey"

/** Page that looks up an order by number and email address. It shows a notice that the link has expired. */
const LOCATOR = "/Track/OrderLocator?link=old"

export interface OrderLinkSettings {
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
}

/**
 * Creates the handler of order links in mail. It grants access and redirects to the order page, so that the key appears
 * in no history or referrer.
 * A wrong or expired link redirects to the order lookup. Bots get no access.
 */
export const createOrderLinkHandler =
  (database: Kysely<Tables>, { proxyHeader }: OrderLinkSettings) =>
  async (request: Request, { isBot, webUserGuid }: VisitorSession): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const orderNumber = parseOrderLinkPath(pathname)
    const key = searchParams.get("key") ?? ""
    if (orderNumber === null || isBot || request.method !== "GET") return redirectTo(LOCATOR)
    const isRight = await withGuessLimit(
      database,
      [clientLimit(ORDER_KEY_LIMIT, getClientIp(request, proxyHeader), MAX_WRONG_KEYS)],
      () => isOrderKey(database, orderNumber, key),
      (found) => found
    )
    if (isRight !== true) return redirectTo(LOCATOR)
    await grantGuestAccess(database, orderNumber, webUserGuid)
    return redirectTo(orderHref(orderNumber))
  }

const redirectTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }
  })
