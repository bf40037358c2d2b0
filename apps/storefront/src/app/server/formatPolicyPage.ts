import { ACCOUNT_PAGES } from "@camber/domain/account"
import { parsePolicyText, type ShopContent } from "@camber/domain/content"
import { frequentQuestions } from "../../features/help/frequentQuestions.ts"
import { termsOfSale } from "../../features/help/termsOfSale.ts"
import { privacyText } from "../../features/privacy/privacyText.ts"
import type { ShopPolicy } from "../../foundation/runtime/Seed.ts"
import type { StorefrontOptions } from "./contract.ts"

type PolicyOptions = Pick<StorefrontOptions, "freeShippingThreshold" | "policy" | "publicOrigin">

/** Settings that the texts contain. */
interface Facts {
  readonly shop: ShopContent
  readonly freeShippingThreshold: number | null
  readonly policy: ShopPolicy
}

interface Section {
  readonly about: string
  readonly paragraphs: ReadonlyArray<string>
}

const pages: Readonly<Record<string, (facts: Facts) => { readonly title: string; readonly sections: ReadonlyArray<Section> }>> = {
  "/info/terms": ({ policy, shop: { brandName, contactPhone: phone, hours, terms } }) => ({
    title: "Terms of Sale",
    sections: terms === null ? termsOfSale({ brandName, hours, phone, policy }) : parsePolicyText(terms, "Terms of Sale")
  }),
  [ACCOUNT_PAGES.privacy]: ({ policy, shop: { privacy } }) => ({
    title: "Privacy",
    sections: privacy === null ? privacyText(policy) : parsePolicyText(privacy, "Privacy")
  }),
  "/info/helpcenter": ({ freeShippingThreshold, policy, shop: { contactPhone: phone, hours } }) => ({
    title: "Help Center",
    sections: frequentQuestions({ freeShippingThreshold, hours, phone, policy }).map(({ about, questions }) => ({
      about,
      paragraphs: questions.flatMap(({ answer, question }) => [`### ${question}`, ...answer])
    }))
  })
}

/** Whether a path is one of a policy page. */
export const isPolicyPath = (pathname: string): boolean => Object.hasOwn(pages, pathname)

/** Formats a policy page as Markdown from the texts of its HTML page; null for other pages. The shop writes all of it. */
export const formatPolicyPage = (
  pathname: string,
  { freeShippingThreshold, policy, publicOrigin }: PolicyOptions,
  shop: ShopContent
): string | null => {
  const read = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  if (read === undefined) return null
  const { sections, title } = read({ freeShippingThreshold, policy: { ...policy, returnDays: shop.returnDays }, shop })
  return [
    `# ${title}`,
    `${shop.brandName}, ${publicOrigin}${pathname}`,
    ...sections.flatMap(({ about, paragraphs }) => [`## ${about}`, ...paragraphs])
  ]
    .join("\n\n")
    .concat("\n")
}
