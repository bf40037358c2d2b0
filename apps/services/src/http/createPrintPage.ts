import { createHash } from "node:crypto"

/** A page that the services render without scripts and with one inline style sheet. */
export interface PrintPage {
  /** The title as plain text. */
  readonly title: string
  readonly styles: string
  /** HTML in which all external text is escaped with `escapeHtml`. */
  readonly body: string
  /** Content security policy source of images; none by default. */
  readonly images?: string
}

/**
 * Creates the response with a print page. It is not cached or indexed.
 *
 * The referrer policy sends the page's URL only to the shop itself. It must not be `no-referrer`: then the browser would send forms with
 * the origin `null`, and the shop would reject them as cross-site.
 */
export const createPrintPage = ({ body, images = "'none'", styles, title }: PrintPage): Response => {
  const hash = createHash("sha256").update(styles).digest("base64")
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title>
<style>${styles}</style>${body}</html>`
  return new Response(html, {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": `default-src 'none'; style-src 'sha256-${hash}'; img-src ${images}; base-uri 'none'; frame-ancestors 'none'`,
      "referrer-policy": body.includes("<form") ? "same-origin" : "no-referrer",
      "x-content-type-options": "nosniff"
    }
  })
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "")
