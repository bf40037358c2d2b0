import Validator from "@adobe/structured-data-validator"
import { HtmlValidate } from "html-validate"
import { addressOf, pageKinds } from "./pages.ts"
import { atDesk, expect, test } from "./shop.ts"

/** The kinds of page beside those that every journey knows; who is not signed in sees the frame of some. */
const others = [
  "/search?query=zzzzqq",
  "/the-toolbox/tech~2-1",
  "/the-toolbox/recommended",
  "/categories",
  "/brands",
  "/engines",
  "/platforms/gm-f-body",
  "/street",
  "/deals",
  "/Featured/Racing-Engines",
  "/pages/newtrending",
  "/pages/rewards",
  "/services",
  "/info/helpcenter",
  "/info/privacy",
  "/info/terms",
  "/shoppingcart",
  "/buildlist",
  "/CustomerVehicle",
  "/compare",
  "/buy",
  "/account",
  "/account/login",
  "/account/forgot",
  "/account/orderhistory",
  "/Track/OrderLocator",
  "/ReviewSubmission?pr_page_id=unknown",
  "/QuestionSubmission?pr_page_id=unknown"
]

/** What the standard and WCAG ask for; how React spells it is no fault. */
const validator = new HtmlValidate({
  root: true,
  elements: ["html5"],
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React ends every void element with a slash and spells attributes as its properties: parsers read both alike.
    "void-style": "off",
    "attr-case": "off",
    // React's ids begin with an underscore, which HTML allows.
    "valid-id": ["error", { relaxed: true }],
    // A group of controls may have its name from a label; axe looks at names where they are computed.
    "no-implicit-input-type": "off",
    // Names a list of terms, which HTML allows.
    "aria-label-misuse": ["error", { allowAnyNamable: true }]
  }
})

interface Thing {
  readonly "@type": string
  readonly url?: string
  readonly hasVariant?: ReadonlyArray<Thing>
}

const script = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** What a page says of itself to search engines. A variant that has a page of its own is named by its address alone, which they know. */
const describedIn = (html: string): ReadonlyArray<Thing> =>
  [...html.matchAll(script)].map(([, text = ""]) => {
    const { hasVariant, ...thing } = JSON.parse(text) as Thing
    return hasVariant === undefined
      ? thing
      : { ...thing, hasVariant: hasVariant.filter((variant) => Object.keys(variant).join() !== "@type,url") }
  })

/** What search engines would refuse it for; what they would merely like to know is left out. */
const refusalsOf = async (html: string): Promise<ReadonlyArray<string>> => {
  const jsonld = Object.groupBy(describedIn(html), (thing) => thing["@type"])
  const found = await new Validator().validate({ jsonld, microdata: {}, rdfa: {}, errors: [] })
  return found.flatMap(({ issueMessage, path, severity }) =>
    severity === "ERROR" ? [`${path.map(({ type }) => type).join(" > ")}: ${issueMessage}`] : []
  )
}

test(
  "the markup of every kind of page is valid, search engines take what it says of itself, and it has one first heading",
  atDesk,
  async ({ request }) => {
    const kinds = await Promise.all(pageKinds.map((kind) => addressOf(request, kind)))
    const wrong: string[] = []
    for (const address of [...kinds, ...others]) {
      const html = await (await request.get(address)).text()
      const { results } = await validator.validateString(html)
      for (const { line, message, ruleId } of results.flatMap(({ messages }) => messages))
        wrong.push(`${address}:${line} ${ruleId}: ${message}`)
      for (const refusal of await refusalsOf(html)) wrong.push(`${address} ${refusal}`)
      // What a visitor's own page says comes in the browser.
      const headings = html.match(/<h1[ >]/g)?.length ?? 0
      if (headings !== 1) wrong.push(`${address} has ${headings} first headings`)
    }
    expect(wrong).toEqual([])
  }
)
