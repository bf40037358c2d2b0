/** A schema.org node; the vocabulary's own types would add a package for what tests check on the finished page. */
export interface Thing {
  readonly "@type": string
  readonly [property: string]: unknown
}
export type WithContext<T extends Thing> = T & { readonly "@context": "https://schema.org" }

const inContext = <T extends Thing>(thing: T): WithContext<T> => ({ "@context": "https://schema.org", ...thing })

/** SEO-01 */
export const organization = (origin: string, brandName: string, contactPhone: string): WithContext<Thing> =>
  inContext({
    "@type": "Organization",
    name: brandName,
    url: `${origin}/`,
    logo: `${origin}/assets/camber.svg`,
    contactPoint: { "@type": "ContactPoint", telephone: contactPhone, contactType: "customer service" }
  })

/** SEO-02: the search box's target is /Search?query={search_term_string}. */
export const webSite = (origin: string, brandName: string): WithContext<Thing> =>
  inContext({
    "@type": "WebSite",
    name: brandName,
    url: `${origin}/`,
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}/Search?query={search_term_string}` },
      "query-input": "required name=search_term_string"
    }
  })

export const breadcrumbs = (origin: string, trail: ReadonlyArray<{ readonly label: string; readonly href: string }>): WithContext<Thing> =>
  inContext({
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.href
    }))
  })

export const thing = inContext
