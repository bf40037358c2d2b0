import type { ManagedOrder } from "@camber/domain/order-management"
import { getFitmentText, type Verdict } from "@camber/domain/fitment"
import { formatCents } from "@camber/domain/money"
import { carrierLabels, getOpenQuantity, ORDER_NUMBER } from "@camber/domain/order"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { NotFound } from "../http/errors.ts"
import { escapeHtml, createPrintPage } from "../http/createPrintPage.ts"
import { code39 } from "../orders/code39.ts"
import type { OrderSettings } from "../orders/OrderSettings.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { paperStyles } from "../orders/paperStyles.ts"
import { readManagedOrder } from "./readManagedOrder.ts"
import { readShopName } from "../shop-settings/readShop.ts"

type SlipOrder = typeof ManagedOrder.Encoded
type SlipLine = SlipOrder["lines"][number]

type Shipment = SlipOrder["shipments"][number]

/** An order line with its quantity on the packing slip. */
interface PackedLine {
  readonly line: SlipLine
  readonly pieces: number
}

/** Content of a packing slip: the open items of an order, or one of its packages. */
interface SlipContent {
  /** Name of the package; empty for the open items. */
  readonly of: string
  readonly how: ReadonlyArray<string>
  readonly packed: ReadonlyArray<PackedLine>
  /** Text that the slip shows if it has no lines. */
  readonly nothing: string
  /** Items of the order that are not on this slip. */
  readonly rest: ReadonlyArray<string>
  readonly blanks: ReadonlyArray<string>
}

/**
 * Creates the handler of packing slips: `?order=` shows the open items with check boxes, and `&parcel=` one package. `&prices=yes` adds
 * prices. The slip has letter size, and is black on white in both themes.
 */
export const createPackingSlipHandler =
  (database: Kysely<Tables>, imageUrls: ImageUrls, { brandName }: Pick<OrderSettings, "brandName">) =>
  async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url)
    const orderNumber = searchParams.get("order") ?? ""
    const order = ORDER_NUMBER.test(orderNumber) ? await readManagedOrder(database, imageUrls, orderNumber) : null
    if (order === null) throw new NotFound({ message: "No order has this number." })
    const sheet = getContent(order, searchParams.get("parcel"))
    if (sheet === null) throw new NotFound({ message: "This order has no such package." })
    const name = await readShopName(database, { brandName })
    const body = renderSlip(order, sheet, { brandName: name, hasPrices: searchParams.get("prices") === "yes" })
    const title = ["Packing slip", orderNumber, ...(sheet.of === "" ? [] : [sheet.of.toLowerCase()])].join(" ")
    return createPrintPage({ title, styles: paperStyles, body, images: `'self' ${imageUrls.host}`.trim() })
  }

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })
const countryNames = new Intl.DisplayNames(["en"], { type: "region" })

/** Returns null if the order has no such package. */
const getContent = (order: SlipOrder, parcel: string | null): SlipContent | null => {
  if (parcel === null) return createOpenContent(order)
  const at = order.shipments.findIndex(({ shipmentId }) => String(shipmentId) === parcel)
  const box = order.shipments[at]
  return box === undefined ? null : createPackageContent(order, box, at)
}

const createOpenContent = ({ lines, shippingMethod }: SlipOrder): SlipContent => ({
  of: "",
  how: [methodNames[shippingMethod]],
  packed: listPacked(lines, getOpenQuantity),
  nothing: "All items are packed.",
  rest: formatRest("Already shipped", lines, ({ shipped }) => shipped),
  blanks: ["Picked by", "Packed by", "Packages"]
})

const createPackageContent = ({ lines, shippingMethod }: SlipOrder, box: Shipment, at: number): SlipContent => {
  const getPackedQuantity = ({ ordinality }: SlipLine) =>
    box.lines.reduce((sum, packedLine) => sum + (packedLine.ordinality === ordinality ? packedLine.quantity : 0), 0)
  const tracking = box.trackingNumber === null ? [] : [box.trackingNumber]
  return {
    of: `Package ${at + 1}`,
    how: [
      box.carrier === "other" ? methodNames[shippingMethod] : carrierLabels[box.carrier],
      ...tracking,
      `Shipped ${day.format(new Date(box.shippedAt))}`
    ],
    packed: listPacked(lines, getPackedQuantity),
    nothing: "This package is empty.",
    rest: [
      ...formatRest("In other packages", lines, (line) => line.shipped - getPackedQuantity(line)),
      ...formatRest("Not shipped yet", lines, getOpenQuantity),
      ...formatRest("Canceled", lines, ({ canceled }) => canceled)
    ],
    blanks: ["Packed by", "Checked by"]
  }
}

const methodNames = { standard: "Standard shipping", expedited: "Expedited shipping" } as const

const listPacked = (lines: ReadonlyArray<SlipLine>, getPieces: (line: SlipLine) => number): ReadonlyArray<PackedLine> =>
  lines.map((line) => ({ line, pieces: getPieces(line) })).filter(({ pieces }) => pieces > 0)

const formatRest = (name: string, lines: ReadonlyArray<SlipLine>, getPieces: (line: SlipLine) => number): ReadonlyArray<string> => {
  const rest = listPacked(lines, getPieces).map(({ line, pieces }) => `${pieces} x ${line.title}`)
  return rest.length === 0 ? [] : [`${name}: ${rest.join("; ")}.`]
}

const renderSlip = (
  { contact, lines, orderNumber, placedAt }: SlipOrder,
  { blanks, how, nothing, of, packed, rest }: SlipContent,
  { brandName, hasPrices }: { readonly brandName: string; readonly hasPrices: boolean }
): string => {
  const shownLines = packed.length === 0 ? lines : packed.map(({ line }) => line)
  const cars = [...new Set(shownLines.flatMap(({ addedFor }) => (addedFor === null ? [] : [addedFor.projectName])))]
  return `<main><header><div><p class="brand">${escapeHtml(brandName)}</p><h1>Packing slip</h1>
<p>${of === "" ? "Order" : `<b>${of}</b> of order`} <b>${orderNumber}</b>, placed ${day.format(new Date(placedAt))}</p></div>${code39(orderNumber, `Bar code ${orderNumber}`)}</header>
<section class="three"><div><h2>Ship to</h2><address>${formatAddressLines(contact).map(escapeHtml).join("<br>")}</address></div>
<div><h2>Shipping</h2>${how.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p>${escapeHtml(contact.phone)}</p></div>
<div><h2>Vehicle</h2>${cars.length === 0 ? "<p>No vehicle</p>" : cars.map((car) => `<p class="plate">${escapeHtml(car)}</p>`).join("")}</div></section>
<table><thead><tr><th><span class="vh">Packed</span></th><th><span class="vh">Picture</span></th><th>Qty</th><th>SKU</th><th>Part</th><th>Fit when sold</th>${hasPrices ? '<th class="r">Price</th>' : ""}</tr></thead>
<tbody>${packed.map((packedLine) => renderRow(packedLine, hasPrices)).join("")}</tbody></table>
${packed.length === 0 ? `<p>${nothing}</p>` : ""}
${rest.map((text) => `<p class="rest">${escapeHtml(text)}</p>`).join("")}
<footer>${blanks.map((blank) => `<p>${blank} <span class="blank"></span></p>`).join("")}</footer></main>`
}

const renderRow = ({ line, pieces }: PackedLine, hasPrices: boolean): string => {
  const parts = line.parts.map(
    ({ skuVariantNumber, text }) => `<li>${escapeHtml(text)}${skuVariantNumber === null ? "" : ` (${escapeHtml(skuVariantNumber)})`}</li>`
  )
  return `<tr><td><label class="tick"><input type="checkbox" aria-label="Packed: ${escapeHtml(line.title)}"></label></td>
<td><img src="${escapeHtml(line.imageUrl)}" alt="" width="56" height="56"></td><td class="qty">${pieces}</td><td class="sku">${escapeHtml(line.skuVariantNumber)}</td>
<td><b>${escapeHtml(line.title)}</b><small>${[line.brand, ...line.options].map(escapeHtml).join(" · ")}</small>${parts.length === 0 ? "" : `<ul>${parts.join("")}</ul>`}</td>
<td>${line.addedFor === null ? "Not checked" : escapeHtml(getFitmentText(line.addedFor.verdict as Verdict).label)}</td>
${hasPrices ? `<td class="r">${formatCents(line.unitPrice * pieces)}</td>` : ""}</tr>`
}

/** Formats an address for a window envelope. */
export const formatAddressLines = (contact: SlipOrder["contact"]): ReadonlyArray<string> =>
  [
    contact.name,
    contact.street,
    contact.street2,
    [contact.city, contact.region, contact.postalCode].filter((part) => part !== "").join(" "),
    contact.country === "US" || contact.country === "" ? "" : (countryNames.of(contact.country) ?? contact.country)
  ].filter((line) => line !== "")
