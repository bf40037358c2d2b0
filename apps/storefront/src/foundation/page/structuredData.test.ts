import { describe, expect, it } from "vitest"
import { sampleFacts } from "../../../test/samples.ts"
import { breadcrumbs, collectionPage, described, organization, webSite } from "./structuredData.ts"

const origin = "https://shop.example"

describe("structured data", () => {
  it("SEO-01 describes the organization with its logo, its address and its telephone", () => {
    expect(organization(origin, "Camber", "1-800-555-0100", sampleFacts.address)).toEqual({
      "@context": "https://schema.org",
      "@type": "Organization",
      name: "Camber",
      url: "https://shop.example/",
      logo: "https://shop.example/assets/camber.svg",
      address: {
        "@type": "PostalAddress",
        streetAddress: "100 Camber Way",
        addressLocality: "Akron",
        addressRegion: "OH",
        postalCode: "44301",
        addressCountry: "US"
      },
      contactPoint: { "@type": "ContactPoint", telephone: "1-800-555-0100", contactType: "customer service" }
    })
  })

  it("SEO-02 declares /Search?query as the target of the search box", () => {
    expect(webSite(origin, "Camber")["potentialAction"]).toMatchObject({
      "@type": "SearchAction",
      target: { urlTemplate: "https://shop.example/Search?query={search_term_string}" },
      "query-input": "required name=search_term_string"
    })
  })

  it("numbers breadcrumbs from 1, with absolute addresses", () => {
    const trail = breadcrumbs(origin, [
      { label: "Home", href: "/" },
      { label: "Brakes", href: "/shop/brakes~2-3" }
    ])
    expect(trail).toMatchObject({
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
        { "@type": "ListItem", position: 2, name: "Brakes", item: "https://shop.example/shop/brakes~2-3" }
      ]
    })
  })

  it("lists the links of a page in display order, with absolute addresses", () => {
    const rotors = { label: "Rotors", href: "/shop/rotors~2-3-2" }
    expect(collectionPage(origin, { label: "Brakes", href: "/shop/brakes~2-3" }, [rotors])).toMatchObject({
      "@type": "CollectionPage",
      url: "https://shop.example/shop/brakes~2-3",
      mainEntity: {
        numberOfItems: 1,
        itemListElement: [{ "@type": "ListItem", position: 1, name: "Rotors", url: "https://shop.example/shop/rotors~2-3-2" }]
      }
    })
  })

  it("sets the vocabulary's context on each description", () => {
    expect(described({ "@type": "Product", name: "Rotor" })).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Rotor"
    })
  })
})
