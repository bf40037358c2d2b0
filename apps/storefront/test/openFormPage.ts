import type { Answers } from "./createFakeServices.ts"
import { openStorefront } from "./openStorefront.ts"

/** A visitor of pages without scripts. */
export const pageVisitor = { isStaff: false, isBot: false, cookies: "WebUserGuid=6f1b2c3d-0000-4000-8000-000000000001" }

/** Opens a storefront whose pages `open` reads without scripts, as the content of `main`. With fields, it submits the page's form. */
export const openFormPage = async (answers: Answers) => {
  const { shop, ...storefront } = await openStorefront(answers)
  const open = async (address: string, fields?: Readonly<Record<string, string>>) => {
    const sent = fields === undefined ? {} : { method: "POST", body: new URLSearchParams(fields) }
    const response = await shop.handle(new Request(`http://127.0.0.1${address}`, sent), pageVisitor)
    const [html = ""] = /<main[^]*<\/main>/.exec(await response.text()) ?? []
    return { status: response.status, headers: response.headers, html: html.replaceAll("<!-- -->", "") }
  }
  return { ...storefront, open }
}
