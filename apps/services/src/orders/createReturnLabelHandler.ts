import { getFreeReturnVehicles, ORDER_NUMBER } from "@camber/domain/order"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { getClientIp } from "../http/getClientIp.ts"
import { NotFound } from "../http/errors.ts"
import { escapeHtml, createPrintPage } from "../http/createPrintPage.ts"
import { readForm } from "../http/readBody.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { readShop, type ShopDefaults } from "../shop-settings/readShop.ts"
import { code39 } from "./code39.ts"
import { createFindOrderResolver } from "./findOrder.ts"
import { paperStyles } from "./paperStyles.ts"
import { readOrder } from "./readOrders.ts"

interface LabelSettings extends ShopDefaults {
  /** Header in which a trusted proxy writes the client IP address. */
  readonly proxyHeader: string | undefined
}

const LabelForm = Schema.Struct({
  order: Schema.String.check(Schema.isPattern(ORDER_NUMBER)),
  return: Schema.String.check(Schema.isPattern(/^\d{1,15}$/)),
  /** Email address of the order. Required if the order does not belong to the visitor. */
  email: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(254)))
})

const MAX_FORM_BYTES = 2000
const read = readForm(LabelForm, MAX_FORM_BYTES)

/**
 * Creates the handler of printable return labels. A label contains the shop's address, the order and return number as text and bar code,
 * and the party that pays the freight. Only the order's owner, or a client with the order's email address, gets the label, as with the
 * order lookup.
 */
export const createReturnLabelHandler =
  (database: Kysely<Tables>, imageUrls: ImageUrls, settings: LabelSettings) =>
  async (request: Request, { webUserGuid }: VisitorSession): Promise<Response> => {
    const { decoded: asked } = await read(request)
    const caller = { webUserGuid, client: getClientIp(request, settings.proxyHeader) }
    const order = asked && (await findRequestedOrder(database, imageUrls, caller, asked))
    const back = order?.returns.find(({ returnId, state }) => String(returnId) === asked?.return && state === "requested")
    if (!order || back === undefined) throw new NotFound({ message: "We couldn't find a return to print a label for." })
    const { brandName, contactAddress: to } = await readShop(database, settings)
    const number = `R${back.returnId}-${order.orderNumber}`
    const lines = back.lines.map(({ kind, ordinality, quantity }) => {
      const title = order.lines.find((line) => line.ordinality === ordinality)?.title ?? ""
      return `<li>${quantity} x ${kind === "core" ? "old part for " : ""}${escapeHtml(title)}</li>`
    })
    const cars = getFreeReturnVehicles(order.lines, back)
    const body = `<main><header><div><p class="brand">${escapeHtml(brandName)}</p><h1>Return label</h1></div>${code39(number, `Bar code ${number}`)}</header>
<div class="window"><address>${[`${brandName} Returns`, to.street, `${to.city}, ${to.state} ${to.zip}`].map(escapeHtml).join("<br>")}</address></div>
<p>Return <b>R${back.returnId}</b> of order <b>${order.orderNumber}</b></p><ul>${lines.join("")}</ul>
${cars.length === 0 ? "" : renderFreight(brandName, cars)}<p class="rest">Put this page on the box. Use any carrier. We'll email you when it arrives.</p></main>`
    return createPrintPage({ title: `Return label R${back.returnId}`, styles: paperStyles, body })
  }

/** Renders the freight notice of a free return, for the carrier and the receiving dock. */
const renderFreight = (brandName: string, cars: ReadonlyArray<string>): string =>
  `<section class="freight"><p><b>Freight paid by ${escapeHtml(brandName)}</b></p><p>Sold as Guaranteed To Fit: ${cars.map(escapeHtml).join("; ")}. If you're charged at the counter, put the receipt in the box. We'll refund it with the parts.</p></section>`

const findRequestedOrder = async (
  database: Kysely<Tables>,
  imageUrls: ImageUrls,
  { client, webUserGuid }: Pick<VisitorSession, "webUserGuid"> & Pick<CallerContext, "client">,
  { email, order: orderNumber }: typeof LabelForm.Type
) =>
  email === undefined
    ? readOrder(database, imageUrls, orderNumber, { webUserGuid })
    : (await createFindOrderResolver({ database, imageUrls })({ orderNumber, email }, { client })).order
