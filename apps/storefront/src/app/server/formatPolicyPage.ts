import { ACCOUNT_PAGES } from "@camber/domain/account"
import { frequentQuestions } from "../../features/help/frequentQuestions.ts"
import { termsOfSale } from "../../features/help/termsOfSale.ts"
import { privacyText } from "../../features/privacy/privacyText.ts"
import { staffedHours } from "../../foundation/runtime/SettingsStore.ts"
import type { StorefrontOptions } from "./contract.ts"

type PolicyOptions = Pick<StorefrontOptions, "brandName" | "contactPhone" | "freeShippingThreshold" | "policy" | "publicOrigin">

interface Section {
  readonly about: string
  readonly paragraphs: ReadonlyArray<string>
}

const pages: Readonly<Record<string, (options: PolicyOptions) => { readonly title: string; readonly sections: ReadonlyArray<Section> }>> = {
  "/info/terms": ({ brandName, contactPhone: phone, policy }) => ({
    title: "Terms of Sale",
    sections: termsOfSale({ brandName, hours: staffedHours, phone, policy })
  }),
  [ACCOUNT_PAGES.privacy]: ({ policy }) => ({ title: "Privacy", sections: privacyText(policy) }),
  "/info/helpcenter": ({ contactPhone: phone, freeShippingThreshold, policy }) => ({
    title: "Help Center",
    sections: frequentQuestions({ freeShippingThreshold, hours: staffedHours, phone, policy }).map(({ about, questions }) => ({
      about,
      paragraphs: questions.flatMap(({ answer, question }) => [`### ${question}`, ...answer])
    }))
  })
}

/** Formats a policy page as Markdown from the texts of its HTML page; null for other pages. The shop writes all of it. */
export const formatPolicyPage = (pathname: string, options: PolicyOptions): string | null => {
  const read = Object.hasOwn(pages, pathname) ? pages[pathname] : undefined
  if (read === undefined) return null
  const { sections, title } = read(options)
  return [
    `# ${title}`,
    `${options.brandName}, ${options.publicOrigin}${pathname}`,
    ...sections.flatMap(({ about, paragraphs }) => [`## ${about}`, ...paragraphs])
  ]
    .join("\n\n")
    .concat("\n")
}
