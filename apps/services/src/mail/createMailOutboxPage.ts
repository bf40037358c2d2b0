import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { escapeHtml, createPrintPage } from "../http/createPrintPage.ts"

/** Path of the page that lists mail when no mail server is configured. */
export const MAIL_OUTBOX_PATH = "/dev/outbox"

const shown = 50

/** Style sheet of the page. It wraps long lines, because mail is plain text. */
const looks = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
main { max-inline-size: 72ch; margin-inline: auto }
article { padding-block-end: 1rem; border-block-end: 1px solid }
h2 { margin-block-end: 0; font-size: 1.25rem }
h2, p { overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
`
/**
 * Renders the latest messages of the outbox, newest first, for developers. The messages contain sign-in links, so access to the page is
 * restricted.
 */
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

/** Turns only URLs that are alone on their line into links, as in the shop's own mail, so that a customer's name never becomes a link. */
const withLinks = (body: string): string => escapeHtml(body).replaceAll(/^https?:\/\/\S+$/gm, (link) => `<a href="${link}">${link}</a>`)
