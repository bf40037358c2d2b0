import { createPrintPage, escapeHtml } from "../http/createPrintPage.ts"

/** Texts of the page of an unsubscribe link. */
interface UnsubscribeTexts {
  readonly question: string
  readonly consequence: string
  readonly button: string
  readonly done: string
  readonly followUp: string
  /** Text for an invalid link: where else the user can stop the mail. */
  readonly otherWay: string
}

export interface UnsubscribeOptions<Target> {
  /** Returns which mail the link stops; null if the shop did not sign the link. */
  readonly read: (params: URLSearchParams) => Target | null
  readonly stop: (target: Target) => Promise<void>
  readonly texts: UnsubscribeTexts
}

/**
 * Creates the handler of unsubscribe links. A GET shows a page with a button, because mail scanners open links. A POST stops the mail. It
 * is accepted from any origin and without a session, because mail programs send it without opening the page (RFC 8058).
 */
export const createUnsubscribePage =
  <Target>({ read, stop, texts }: UnsubscribeOptions<Target>) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search, searchParams } = new URL(request.url)
    const target = read(searchParams)
    if (target === null) return createPage("This link is not valid", `<p>${escapeHtml(texts.otherWay)}</p>`, 404)
    if (request.method !== "POST")
      return createPage(
        texts.question,
        `<p>${escapeHtml(texts.consequence)}</p>
<form method="post" action="${escapeHtml(`${pathname}${search}`)}"><button>${escapeHtml(texts.button)}</button></form>`
      )
    await stop(target)
    return createPage(texts.done, `<p>${escapeHtml(texts.followUp)}</p>`)
  }

const styles = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 60ch; margin: 2rem auto; padding-inline: 1rem }
button { font: inherit; min-block-size: 44px; padding-inline: 1rem }
`
const createPage = (title: string, html: string, status = 200): Response => {
  const page = createPrintPage({ title, styles, body: `<main><h1>${escapeHtml(title)}</h1>${html}</main>` })
  return new Response(page.body, { status, headers: page.headers })
}
