import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { escapeHtml, createPrintPage } from "../http/createPrintPage.ts"

/** Where mail can be read that nobody sends on. */
export const MAIL_OUTBOX_PATH = "/dev/outbox"

const shown = 50

/** A mail is text: its lines break where the window ends. */
const looks = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 72ch; margin-inline: auto }
article { padding-block-end: 1rem; border-block-end: 1px solid }
h2 { margin-block-end: 0; font-size: 1.25rem }
h2, p { overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`
/** The latest messages of the outbox, newest first, for whoever develops or tries the shop: it holds links that open accounts. */
export const createMailOutboxPage = (database: Kysely<Tables>) => async (): Promise<Response> => {
  const mails = await database.selectFrom("mail").selectAll().orderBy("mail_id", "desc").limit(shown).execute()
  const articles = mails.map(
    ({ body, queued_at, recipient, subject }) =>
      `<article><h2>${escapeHtml(subject)}</h2><p>To ${escapeHtml(recipient)}, ${queued_at.toISOString()}</p><pre>${withLinks(body)}</pre></article>`
  )
  const body = `<main><h1>Outbox</h1>
${articles.join("\n") || "<p>No mail yet.</p>"}</main>`
  return createPrintPage({ title: "Outbox", styles: looks, body })
}

/** Only what stands alone on its line, as the shop's own links do: a name is no link. */
const withLinks = (body: string): string => escapeHtml(body).replaceAll(/^https?:\/\/\S+$/gm, (link) => `<a href="${link}">${link}</a>`)
