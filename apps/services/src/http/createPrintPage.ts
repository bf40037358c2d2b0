import { createHash } from "node:crypto"

/** A page that is drawn by the services alone: without scripts, with one sheet of styles of its own. */
export interface PrintPage {
  /** As text. */
  readonly title: string
  readonly styles: string
  /** Markup in which all that comes from outside is `escaped`. */
  readonly body: string
  /** Where pictures may come from; none by default. */
  readonly images?: string
}

/** The answer with such a page, which nobody keeps and no search engine shows. */
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
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff"
    }
  })
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" }

/** A text as markup that shows it. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? "")
