import { getLogoPath, getLogoSize, type ShopProfile } from "@camber/domain/content"
import { escapeHtml } from "../http/createPrintPage.ts"

/** Height of the logo in a mail in CSS pixels. */
const MAX_LOGO_HEIGHT = 56

/**
 * Creates the HTML part of a mail, with the shop's logo above the text. Null if the shop has no logo, because then plain text suffices.
 *
 * Only URLs of the shop that are alone on their line become links, so that a customer's name never becomes a link.
 */
export const createMailHtml = (
  body: string,
  { brandName, logo }: Pick<ShopProfile, "brandName" | "logo">,
  publicOrigin: string
): string | null => {
  if (logo === null) return null
  const { height, width } = getLogoSize(logo, MAX_LOGO_HEIGHT)
  const image = `<img src="${escapeHtml(publicOrigin + getLogoPath(logo))}" alt="${escapeHtml(brandName)}" width="${width}" height="${height}" style="border:0">`
  const paragraphs = body.split(/\n{2,}/).map(
    (text) =>
      `<p>${text
        .split("\n")
        .map((line) => formatLine(line, publicOrigin))
        .join("<br>")}</p>`
  )
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="max-width:640px;margin:0 auto;padding:16px;font:16px/1.5 sans-serif;overflow-wrap:anywhere">
<p><a href="${escapeHtml(publicOrigin)}/">${image}</a></p>
${paragraphs.join("\n")}
</body></html>`
}

const formatLine = (line: string, publicOrigin: string): string => {
  const text = escapeHtml(line)
  return line.startsWith(`${publicOrigin}/`) && !/\s/.test(line) ? `<a href="${text}">${text}</a>` : text
}
