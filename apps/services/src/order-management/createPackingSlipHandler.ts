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

type SlipOrder = typeof ManagedOrder.Encoded
type SlipLine = SlipOrder["lines"][number]

type Parcel = SlipOrder["shipments"][number]

/** A line with as many pieces of it as stand on a slip. */
interface Packed {
  readonly line: SlipLine
  readonly pieces: number
}

/** What a slip is of: what is still open of an order, or what one of its parcels holds. */
interface Sheet {
  /** Under the number of the order. */
  readonly of: string
  readonly how: ReadonlyArray<string>
  readonly packed: ReadonlyArray<Packed>
  /** In place of lines, where there are none. */
  readonly nothing: string
  /** What of the order is not on it. */
  readonly rest: ReadonlyArray<string>
  readonly blanks: ReadonlyArray<string>
}

/**
 * The packing slip of `?order=`: what is still open, to be ticked off, or with `parcel=` what that one holds; with prices by `prices=yes`. Letter
 * size, ink on paper in both themes.
 */
export const createPackingSlipHandler =
  (database: Kysely<Tables>, pictures: ImageUrls, { brandName }: Pick<OrderSettings, "brandName">) =>
  async (request: Request): Promise<Response> => {
    const { searchParams } = new URL(request.url)
    const orderNumber = searchParams.get("order") ?? ""
    const order = ORDER_NUMBER.test(orderNumber) ? await readManagedOrder(database, pictures, orderNumber) : null
    if (order === null) throw new NotFound({ message: "There is no order of this number." })
    const sheet = sheetOf(order, searchParams.get("parcel"))
    if (sheet === null) throw new NotFound({ message: "The order has no such parcel." })
    const body = slip(order, sheet, { brandName, hasPrices: searchParams.get("prices") === "yes" })
    const title = ["Packing slip", orderNumber, ...(sheet.of === "" ? [] : [sheet.of.toLowerCase()])].join(" ")
    return createPrintPage({ title, styles: paperStyles, body, images: `'self' ${pictures.host}`.trim() })
  }

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" })
const countryNames = new Intl.DisplayNames(["en"], { type: "region" })

/** Null where the order has no such parcel. */
const sheetOf = (order: SlipOrder, parcel: string | null): Sheet | null => {
  if (parcel === null) return openSheet(order)
  const at = order.shipments.findIndex(({ shipmentId }) => String(shipmentId) === parcel)
  const box = order.shipments[at]
  return box === undefined ? null : boxSheet(order, box, at)
}

const openSheet = ({ lines, shippingMethod }: SlipOrder): Sheet => ({
  of: "",
  how: [methodNames[shippingMethod]],
  packed: packedOf(lines, getOpenQuantity),
  nothing: "Nothing of this order is left to pack.",
  rest: restOf("Sent already", lines, ({ shipped }) => shipped),
  blanks: ["Picked by", "Packed by", "Boxes"]
})

const boxSheet = ({ lines, shippingMethod }: SlipOrder, box: Parcel, at: number): Sheet => {
  const inBox = ({ ordinality }: SlipLine) => box.lines.reduce((sum, held) => sum + (held.ordinality === ordinality ? held.quantity : 0), 0)
  const tracking = box.trackingNumber === null ? [] : [box.trackingNumber]
  return {
    of: `Box ${at + 1}`,
    how: [
      box.carrier === "other" ? methodNames[shippingMethod] : carrierLabels[box.carrier],
      ...tracking,
      `Sent ${day.format(new Date(box.shippedAt))}`
    ],
    packed: packedOf(lines, inBox),
    nothing: "Nothing is in this box.",
    rest: [
      ...restOf("In other boxes", lines, (line) => line.shipped - inBox(line)),
      ...restOf("Still to come", lines, getOpenQuantity),
      ...restOf("Canceled", lines, ({ canceled }) => canceled)
    ],
    blanks: ["Packed by", "Checked by"]
  }
}

const methodNames = { standard: "Standard shipping", expedited: "Expedited shipping" } as const

const packedOf = (lines: ReadonlyArray<SlipLine>, piecesOf: (line: SlipLine) => number): ReadonlyArray<Packed> =>
  lines.map((line) => ({ line, pieces: piecesOf(line) })).filter(({ pieces }) => pieces > 0)

const restOf = (name: string, lines: ReadonlyArray<SlipLine>, piecesOf: (line: SlipLine) => number): ReadonlyArray<string> => {
  const rest = packedOf(lines, piecesOf).map(({ line, pieces }) => `${pieces} x ${line.title}`)
  return rest.length === 0 ? [] : [`${name}: ${rest.join("; ")}.`]
}

const slip = (
  { contact, lines, orderNumber, placedAt }: SlipOrder,
  { blanks, how, nothing, of, packed, rest }: Sheet,
  { brandName, hasPrices }: { readonly brandName: string; readonly hasPrices: boolean }
): string => {
  const told = packed.length === 0 ? lines : packed.map(({ line }) => line)
  const cars = [...new Set(told.flatMap(({ addedFor }) => (addedFor === null ? [] : [addedFor.projectName])))]
  return `<main><header><div><p class="brand">${escapeHtml(brandName)}</p><h1>Packing slip</h1>
<p>${of === "" ? "Order" : `<b>${of}</b> of order`} <b>${orderNumber}</b>, placed ${day.format(new Date(placedAt))}</p></div>${code39(orderNumber, `Bar code ${orderNumber}`)}</header>
<section class="three"><div><h2>Goes to</h2><address>${formatAddressLines(contact).map(escapeHtml).join("<br>")}</address></div>
<div><h2>How</h2>${how.map((line) => `<p>${escapeHtml(line)}</p>`).join("")}<p>${escapeHtml(contact.phone)}</p></div>
<div><h2>For the car</h2>${cars.length === 0 ? "<p>No car given</p>" : cars.map((car) => `<p class="plate">${escapeHtml(car)}</p>`).join("")}</div></section>
<table><thead><tr><th><span class="vh">Packed</span></th><th><span class="vh">Picture</span></th><th>Qty</th><th>SKU</th><th>Part</th><th>Fit when sold</th>${hasPrices ? '<th class="r">Price</th>' : ""}</tr></thead>
<tbody>${packed.map((held) => row(held, hasPrices)).join("")}</tbody></table>
${packed.length === 0 ? `<p>${nothing}</p>` : ""}
${rest.map((text) => `<p class="rest">${escapeHtml(text)}</p>`).join("")}
<footer>${blanks.map((blank) => `<p>${blank} <span class="blank"></span></p>`).join("")}</footer></main>`
}

const row = ({ line, pieces }: Packed, hasPrices: boolean): string => {
  const parts = line.parts.map(
    ({ skuVariantNumber, text }) => `<li>${escapeHtml(text)}${skuVariantNumber === null ? "" : ` (${escapeHtml(skuVariantNumber)})`}</li>`
  )
  return `<tr><td><label class="tick"><input type="checkbox" aria-label="Packed: ${escapeHtml(line.title)}"></label></td>
<td><img src="${escapeHtml(line.imageUrl)}" alt="" width="56" height="56"></td><td class="qty">${pieces}</td><td class="sku">${escapeHtml(line.skuVariantNumber)}</td>
<td><b>${escapeHtml(line.title)}</b><small>${[line.brand, ...line.options].map(escapeHtml).join(" · ")}</small>${parts.length === 0 ? "" : `<ul>${parts.join("")}</ul>`}</td>
<td>${line.addedFor === null ? "Not asked" : escapeHtml(getFitmentText(line.addedFor.verdict as Verdict).label)}</td>
${hasPrices ? `<td class="r">${formatCents(line.unitPrice * pieces)}</td>` : ""}</tr>`
}

/** As the window of an envelope shows it. */
export const formatAddressLines = (contact: SlipOrder["contact"]): ReadonlyArray<string> =>
  [
    contact.name,
    contact.street,
    contact.street2,
    [contact.city, contact.region, contact.postalCode].filter((part) => part !== "").join(" "),
    contact.country === "US" || contact.country === "" ? "" : (countryNames.of(contact.country) ?? contact.country)
  ].filter((line) => line !== "")
