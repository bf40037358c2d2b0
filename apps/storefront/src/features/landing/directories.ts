import type { Directory } from "@camber/domain/navigation"

/** A page that lists all pages of one kind. */
export interface DirectoryPlace {
  readonly list: Directory
  readonly title: string
  readonly note: string
  /** Plural noun for its links in sentences: 'brands'. */
  readonly noun: string
  /** Number of most popular links above the alphabet; 0 for a list without a popularity order. */
  readonly leading: number
  readonly description: string
  /** Category whose popular parts follow the list; null if there is none. */
  readonly parts: string | null
}

/** The directories by path (SEO-07). */
export const directories: Readonly<Record<string, DirectoryPlace>> = {
  "/categories": {
    list: "categoryLinks",
    title: "Categories",
    note: "all parts by category",
    noun: "categories",
    leading: 0,
    description: "All departments and categories of parts: engine, brakes, chassis, driveline, safety, tools and more.",
    parts: null
  },
  "/brands": {
    list: "brandLinks",
    title: "Brands",
    note: "parts by manufacturer",
    noun: "brands",
    leading: 0,
    description: "All brands that we carry, from A to Z, with their parts.",
    parts: null
  },
  "/makes": {
    list: "AllMakes",
    title: "Makes",
    note: "parts by car make",
    noun: "makes",
    leading: 8,
    description: "Parts by make: Chevrolet, Ford, Dodge, Pontiac and all others from A to Z.",
    parts: null
  },
  "/engines": {
    list: "engineLinksForSiteMap",
    title: "Engine Families",
    note: "parts by engine family",
    noun: "engine families",
    leading: 12,
    description: "Parts by engine family, from the small block Chevy to the modern overhead-cam V8s.",
    parts: "engine~2-10"
  },
  "/transmissions": {
    list: "transmissionLinks",
    title: "Transmissions",
    note: "parts made for your transmission",
    noun: "transmissions",
    leading: 0,
    description: "Parts by transmission: converters, clutches, shifters, coolers and rebuild parts for the one in your car.",
    parts: "transmission~2-20"
  },
  "/rearaxle": {
    list: "rearAxleLinks",
    title: "Rear Axles",
    note: "parts made for your rear axle",
    noun: "rear axles",
    leading: 0,
    description: "Parts by rear axle: ring and pinion sets, lockers, axle shafts and covers for the one under your car.",
    parts: "driveline-and-axles~2-5"
  },
  "/platforms": {
    list: "allTopLevelPlatforms",
    title: "Platforms",
    note: "parts by shared chassis",
    noun: "platforms",
    leading: 0,
    description: "Parts by platform and generation: F-body, Fox body, Tri-Five, GM and Ford trucks, Mopar and more.",
    parts: "chassis-and-suspension~2-16"
  }
}
