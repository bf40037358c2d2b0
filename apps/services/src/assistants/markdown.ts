import { formatFullTitle, type ProductCard, type ProductPage } from "@camber/domain/catalog"
import { getOwnOpinions } from "@camber/domain/reviews"
import { getFitmentText } from "@camber/domain/fitment"
import { type Listing, type ListingAddress, listingHref } from "@camber/domain/search"
import { isPicturePath, toFullPicture } from "../pictures/pictureAddress.ts"

const MAX_REVIEWS = 5
const MAX_ROWS = 50

/** Escapes text for Markdown, so that texts of makers and shoppers form no links, headings or HTML. */
export const escapeMarkdown = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|~!]/g, "\\$&").replaceAll(/\s+/g, " ")

/** Creates a link. */
export const toLink = (text: string, href: string, origin: string): string => `[${escapeMarkdown(text)}](${new URL(href, origin).href})`

/** Creates a section with its lines; empty if there are no lines. */
export const toSection = (title: string, lines: ReadonlyArray<string>): ReadonlyArray<string> =>
  lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines]

/** Creates a table; empty if there are no rows. The cells are Markdown. */
export const toTable = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): ReadonlyArray<string> =>
  rows.length === 0 ? [] : [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`)

/** Formats a product page. */
export const formatProduct = (page: ProductPage, origin: string): string => {
  const { bullets, card, description, fits, fitsTotal, questions, restrictions, reviews, specifications, variant } = page
  const fitRows = fits
    .slice(0, MAX_ROWS)
    .map((row) => [row.years, row.make, row.models, row.engine, row.note ?? "", row.source].map(escapeMarkdown))
  return joinLines([
    `# ${escapeMarkdown(formatFullTitle(card))}`,
    "",
    `- Number: ${variant.skuVariantNumber} (product ${card.skuBaseNumber})`,
    `- Price: ${escapeMarkdown(variant.pricing.salePriceString)}`,
    `- Availability: ${escapeMarkdown(variant.availabilityText)}`,
    `- Page: ${origin}${card.productPageUrl}`,
    ...toSection("Photographs", listPhotographs(page, origin)),
    ...toSection(
      "Documents",
      page.documents.map(({ href, title, type }) => `- ${toLink(title, href, origin)} (${type})`)
    ),
    ...toSection("Description by the maker", [escapeMarkdown(description), "", ...bullets.map((bullet) => `- ${escapeMarkdown(bullet)}`)]),
    ...toSection(
      "Specifications",
      toTable(
        ["Name", "Value"],
        specifications.map(({ name, value }) => [name, value].map(escapeMarkdown))
      )
    ),
    ...toSection(`What it fits (${fitsTotal})`, toTable(["Years", "Make", "Models", "Engine", "Note", "Source"], fitRows)),
    ...toSection(
      "Restrictions",
      restrictions.map((text) => `- ${escapeMarkdown(text)}`)
    ),
    ...toSection(
      "Reviews by shoppers",
      getOwnOpinions(reviews, card)
        ?.reviews.slice(0, MAX_REVIEWS)
        .map(({ stars, text, title }) => `> ${stars} of 5. ${escapeMarkdown(title)}. ${escapeMarkdown(text)}`) ?? []
    ),
    ...toSection(
      "Questions by shoppers",
      questions.map(({ answer, question }) => `> ${escapeMarkdown(question)} ${escapeMarkdown(answer)}`)
    )
  ])
}

/** Lists the photographs as images. Drawings are left out, because they show the part type, not this particular part. */
const listPhotographs = ({ images }: ProductPage, origin: string): ReadonlyArray<string> =>
  images.flatMap(({ alt, src }) => {
    const { href, pathname } = new URL(src, origin)
    return isPicturePath(pathname) ? [`- !${toLink(alt, toFullPicture(href), origin)}`] : []
  })

/** Formats one page of a listing: a category, a vehicle, a search. */
export const formatListing = (listing: Listing, address: ListingAddress, origin: string): string => {
  const { cards, children, page, pageCount, title, total, trail } = listing
  const next = page < pageCount ? [toLink("Next page", listingHref({ ...address, page: page + 1 }), origin)] : []
  return joinLines([
    `# ${escapeMarkdown(title)}`,
    "",
    ...(trail.length > 0 ? [trail.map(({ href, label }) => toLink(label, href, origin)).join(" > "), ""] : []),
    `${total} products. Page ${page} of ${pageCount}.`,
    ...toSection(
      "Narrower",
      children.map(({ count, href, label }) => `- ${toLink(label, href, origin)}${count === null ? "" : ` (${count})`}`)
    ),
    ...toSection(
      "Products",
      toTable(
        ["Number", "Product", "Price", "Availability", "Fit"],
        cards.map((card) => toRow(card, origin))
      )
    ),
    "",
    ...next
  ])
}

const toRow = (card: ProductCard, origin: string): ReadonlyArray<string> => [
  card.skuBaseNumber,
  toLink(formatFullTitle(card), card.productPageUrl, origin),
  escapeMarkdown(card.pricing.salePriceString),
  escapeMarkdown(card.availabilityText),
  card.fit === null ? "" : escapeMarkdown(getFitmentText(card.fit).short)
]

/** Joins the lines of a page. */
export const joinLines = (lines: ReadonlyArray<string>): string => `${lines.join("\n").trimEnd()}\n`
