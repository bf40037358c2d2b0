import type { DeskOrder } from "@camber/domain/desk"
import { fitmentText, type Verdict } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import { openPieces, ORDER_NUMBER } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { NotFound } from "../http/failures.ts"
import { escaped, printedPage } from "../http/printedPage.ts"
import { code39 } from "../orders/code39.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import type { Pictures } from "../schema/pictures.ts"
import { paperStyles } from "../orders/paperStyles.ts"
import { readDeskOrder } from "./readDeskOrder.ts"

type SlipOrder = typeof DeskOrder.Encoded
type SlipLine = SlipOrder["lines"][number]

/** The packing slip of `?order=`: what is still open, to be ticked off, with prices by `prices=yes`. Letter size, ink on paper in both themes. */
export const slipPage =
  (database: Kysely<Tables>, pictures: Pictures, { brandName }: Pick<OrderSettings, "brandName">) =>
  async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url)
    const orderNumber = searchParams.get("order") ?? ""
    const order = ORDER_NUMBER.test(orderNumber) ? await readDeskOrder(database, pictures, orderNumber) : null
    if (order === null) throw new NotFound({ message: "There is no order of this number." })
    const body = slip(order, brandName, searchParams.get("prices") === "yes")
    return printedPage({ title: `Packing slip ${orderNumber}`, styles: paperStyles, body, images: `'self' ${pictures.of("")}`.trim() })
  }

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })
const countryNames = new Intl.DisplayNames(["en"], { type: "region" })

const slip = (order: SlipOrder, brandName: string, hasPrices: boolean): string => {
  const { contact, orderNumber } = order
  const open = order.lines.filter((line) => openPieces(line) > 0)
  const cars = [
    ...new Set((open.length === 0 ? order.lines : open).flatMap(({ addedFor }) => (addedFor === null ? [] : [addedFor.projectName])))
  ]
  const sent = order.lines.filter(({ shipped }) => shipped > 0)
  return `<main><header><div><p class="brand">${escaped(brandName)}</p><h1>Packing slip</h1>
<p>Order <b>${orderNumber}</b>, placed ${day.format(new Date(order.placedAt))}</p></div>${code39(orderNumber, `Bar code ${orderNumber}`)}</header>
<section class="three"><div><h2>Goes to</h2><address>${addressOf(contact).map(escaped).join("<br>")}</address></div>
<div><h2>How</h2><p>${order.shippingMethod === "expedited" ? "Expedited shipping" : "Standard shipping"}</p><p>${escaped(contact.phone)}</p></div>
<div><h2>For the car</h2>${cars.length === 0 ? "<p>No car given</p>" : cars.map((car) => `<p class="plate">${escaped(car)}</p>`).join("")}</div></section>
<table><thead><tr><th><span class="vh">Packed</span></th><th><span class="vh">Picture</span></th><th>Qty</th><th>SKU</th><th>Part</th><th>Fit when sold</th>${hasPrices ? '<th class="r">Price</th>' : ""}</tr></thead>
<tbody>${open.map((line) => row(line, hasPrices)).join("")}</tbody></table>
${open.length === 0 ? "<p>Nothing of this order is left to pack.</p>" : ""}
${sent.length === 0 ? "" : `<p class="rest">Sent already: ${sent.map(({ shipped, title }) => `${shipped} x ${escaped(title)}`).join("; ")}.</p>`}
<footer><p>Picked by <span class="blank"></span></p><p>Packed by <span class="blank"></span></p><p>Boxes <span class="blank"></span></p></footer></main>`
}

const row = (line: SlipLine, hasPrices: boolean): string => {
  const pieces = openPieces(line)
  const parts = line.parts.map(
    ({ skuVariantNumber, text }) => `<li>${escaped(text)}${skuVariantNumber === null ? "" : ` (${escaped(skuVariantNumber)})`}</li>`
  )
  return `<tr><td><label class="tick"><input type="checkbox" aria-label="Packed: ${escaped(line.title)}"></label></td>
<td><img src="${escaped(line.imageUrl)}" alt="" width="56" height="56"></td><td class="qty">${pieces}</td><td class="sku">${escaped(line.skuVariantNumber)}</td>
<td><b>${escaped(line.title)}</b><small>${[line.brand, ...line.options].map(escaped).join(" · ")}</small>${parts.length === 0 ? "" : `<ul>${parts.join("")}</ul>`}</td>
<td>${line.addedFor === null ? "Not asked" : escaped(fitmentText(line.addedFor.verdict as Verdict).label)}</td>
${hasPrices ? `<td class="r">${formatCents(line.unitPrice * pieces)}</td>` : ""}</tr>`
}

/** As the window of an envelope shows it. */
export const addressOf = (contact: SlipOrder["contact"]): ReadonlyArray<string> =>
  [
    contact.name,
    contact.street,
    contact.street2,
    [contact.city, contact.region, contact.postalCode].filter((part) => part !== "").join(" "),
    contact.country === "US" || contact.country === "" ? "" : (countryNames.of(contact.country) ?? contact.country)
  ].filter((line) => line !== "")
