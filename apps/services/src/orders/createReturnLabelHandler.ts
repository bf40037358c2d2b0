import { getFreeReturnVehicles, ORDER_NUMBER } from "@camber/domain/order"
import { Schema } from "effect"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { CallerContext } from "../http/CallerContext.ts"
import { getClientIp } from "../http/getClientIp.ts"
import { NotFound } from "../http/errors.ts"
import { escapeHtml, createPrintPage } from "../http/createPrintPage.ts"
import { readForm } from "../http/readForm.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { code39 } from "./code39.ts"
import { createFindOrderResolver } from "./findOrder.ts"
import { paperStyles } from "./paperStyles.ts"
import { readOrder } from "./readOrders.ts"

/** Where the shop is, for what comes back to it. */
export interface ShopAddress {
  readonly street: string
  readonly city: string
  readonly state: string
  readonly zip: string
}

interface LabelSettings {
  readonly brandName: string
  readonly contactAddress: ShopAddress
  /** The header in which a trusted proxy writes whose request it is. */
  readonly proxyHeader: string | undefined
}

const LabelForm = Schema.Struct({
  order: Schema.String.check(Schema.isPattern(ORDER_NUMBER)),
  return: Schema.String.check(Schema.isPattern(/^\d{1,15}$/)),
  /** Of an order that is not the visitor's own. */
  email: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(254)))
})

const longestForm = 2000
const read = readForm(LabelForm, longestForm)

/**
 * The label of a return that is still to be sent, to be printed: the shop's address, the numbers of order and return as text and as bars, and
 * who pays the way. For whom the order is, or who knows its email address, as for looking it up.
 */
export const createReturnLabelHandler =
  (database: Kysely<Tables>, pictures: ImageUrls, settings: LabelSettings) =>
  async (request: Request, { webUserGuid }: VisitorSession): Promise<Response> => {
    const { decoded: asked } = await read(request)
    const caller = { webUserGuid, client: getClientIp(request, settings.proxyHeader) }
    const order = asked && (await orderFor(database, pictures, caller, asked))
    const back = order?.returns.find(({ returnId, state }) => String(returnId) === asked?.return && state === "requested")
    if (!order || back === undefined) throw new NotFound({ message: "We couldn't find a return to print a label for." })
    const { brandName, contactAddress: to } = settings
    const number = `R${back.returnId}-${order.orderNumber}`
    const lines = back.lines.map(({ kind, ordinality, quantity }) => {
      const title = order.lines.find((line) => line.ordinality === ordinality)?.title ?? ""
      return `<li>${quantity} x ${kind === "core" ? "old part for " : ""}${escapeHtml(title)}</li>`
    })
    const cars = getFreeReturnVehicles(order.lines, back)
    const body = `<main><header><div><p class="brand">${escapeHtml(brandName)}</p><h1>Return label</h1></div>${code39(number, `Bar code ${number}`)}</header>
<div class="window"><address>${[`${brandName} Returns`, to.street, `${to.city}, ${to.state} ${to.zip}`].map(escapeHtml).join("<br>")}</address></div>
<p>Return <b>R${back.returnId}</b> of order <b>${order.orderNumber}</b></p><ul>${lines.join("")}</ul>
${cars.length === 0 ? "" : freight(brandName, cars)}<p class="rest">Put this page on the box. Use any carrier. We'll email you when it arrives.</p></main>`
    return createPrintPage({ title: `Return label R${back.returnId}`, styles: paperStyles, body })
  }

/** The mark of a free return, for the counter and for the receiving dock. */
const freight = (brandName: string, cars: ReadonlyArray<string>): string =>
  `<section class="freight"><p><b>Freight paid by ${escapeHtml(brandName)}</b></p><p>Sold as Guaranteed To Fit: ${cars.map(escapeHtml).join("; ")}. If you're charged at the counter, put the receipt in the box. We'll refund it with the parts.</p></section>`

const orderFor = async (
  database: Kysely<Tables>,
  pictures: ImageUrls,
  { client, webUserGuid }: Pick<VisitorSession, "webUserGuid"> & Pick<CallerContext, "client">,
  { email, order: orderNumber }: typeof LabelForm.Type
) =>
  email === undefined
    ? readOrder(database, pictures, orderNumber, { webUserGuid })
    : (await createFindOrderResolver({ database, pictures })({ orderNumber, email }, { client })).order
