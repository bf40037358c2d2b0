import { orderHref } from "@camber/domain/order"
import type { Kysely } from "kysely"
import { clientLimit, withGuessLimit } from "../database/withGuessLimit.ts"
import type { Tables } from "../database/tables.ts"
import { getClientIp } from "../http/getClientIp.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { isOrderKey, grantGuestAccess, parseOrderLinkPath } from "./createOrderLink.ts"

/** Wrong keys of one client within an hour. */
const MOST_WRONG = 20

/** Where somebody without a good link looks an order up: by its number and email address. */
const LOCATOR = "/Track/OrderLocator?link=old"

export interface OrderLinkSettings {
  /** The header in which a trusted proxy writes whose request it is. */
  readonly proxyHeader: string | undefined
}

/**
 * Opens an order by the link in its mail and leads on to its page: the key is in no address that a page is shown at, so no history and no
 * referrer has it. A link that is wrong or too old leads to the look-up instead. Programs that read mail open nothing.
 */
export const createOrderLinkHandler =
  (database: Kysely<Tables>, { proxyHeader }: OrderLinkSettings) =>
  async (request: Request, { isBot, webUserGuid }: VisitorSession): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url)
    const orderNumber = parseOrderLinkPath(pathname)
    const key = searchParams.get("key") ?? ""
    if (orderNumber === null || isBot || request.method !== "GET") return leadingTo(LOCATOR)
    const isRight = await withGuessLimit(
      database,
      [clientLimit("orderKey", getClientIp(request, proxyHeader), MOST_WRONG)],
      () => isOrderKey(database, orderNumber, key),
      (found) => found
    )
    if (isRight !== true) return leadingTo(LOCATOR)
    await grantGuestAccess(database, orderNumber, webUserGuid)
    return leadingTo(orderHref(orderNumber))
  }

const leadingTo = (location: string): Response =>
  new Response(null, {
    status: 303,
    headers: { location, "cache-control": "private, no-store", "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" }
  })
