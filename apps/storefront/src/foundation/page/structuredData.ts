import type { ShopAddress } from "@camber/domain/content"
import type { ItemList, SearchAction, Thing, WithActionConstraints, WithContext } from "schema-dts"

/** A description of the page for search engines. The types are schema.org's own, so an invalid term or value does not compile. */
type Described = Exclude<Thing, string>
export type Description = WithContext<Described>

interface PageLink {
  readonly label: string
  readonly href: string
}

/** Sets the vocabulary's context on a description. */
export const described = (thing: Described): Description => ({ "@context": "https://schema.org", ...thing })

/** SEO-01 */
export const organization = (
  origin: string,
  brandName: string,
  contactPhone: string,
  { city, state, street, zip }: ShopAddress
): Description =>
  described({
    "@type": "Organization",
    name: brandName,
    url: `${origin}/`,
    logo: `${origin}/assets/camber.svg`,
    address: {
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: "US"
    },
    contactPoint: { "@type": "ContactPoint", telephone: contactPhone, contactType: "customer service" }
  })

/** SEO-02: the search box's target is /Search?query={search_term_string}. */
export const webSite = (origin: string, brandName: string): Description => {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}/Search?query={search_term_string}` },
    "query-input": "required name=search_term_string"
  }
  return described({ "@type": "WebSite", name: brandName, url: `${origin}/`, potentialAction: search })
}

export const breadcrumbs = (origin: string, trail: ReadonlyArray<PageLink>): Description =>
  described({
    "@type": "BreadcrumbList",
    itemListElement: trail.map((crumb, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.href
    }))
  })

const itemList = (origin: string, items: ReadonlyArray<PageLink>): ItemList => ({
  "@type": "ItemList",
  numberOfItems: items.length,
  itemListElement: items.map(({ href, label }, index) => ({
    "@type": "ListItem" as const,
    position: index + 1,
    name: label,
    url: origin + href
  }))
})

/** Describes a page that links to others: listings, directories, toolbox categories. `items` are in display order. */
export const collectionPage = (origin: string, page: PageLink, items: ReadonlyArray<PageLink>): Description =>
  described({ "@type": "CollectionPage", name: page.label, url: origin + page.href, mainEntity: itemList(origin, items) })
