import type { Directory, NavigationLink } from "@camber/domain/navigation"
import type { PageLink } from "../../foundation/page/Pages.ts"

/** The page of one of the shop's markets. */
export interface MarketPlace {
  readonly title: string
  readonly note: string
  readonly description: string
  /** Cars of the market: the list, its filter, and the link to the complete list. */
  readonly cars: {
    readonly title: string
    readonly list: Directory
    readonly shows: (link: NavigationLink) => boolean
    readonly most: number
    readonly link?: PageLink
  }
  /** Toolbox category of the market. */
  readonly category: string
}

const everyOne = () => true

/** The markets by path (SEO-07, NAV-108). */
export const markets: Readonly<Record<string, MarketPlace>> = {
  "/street": {
    title: "Street",
    note: "parts for street cars",
    description: "Parts for street cars by category, make and engine: brakes, suspension, engine, cooling, interior and more.",
    cars: {
      title: "Shop by Make",
      list: "AllMakes",
      shows: everyOne,
      most: 16,
      link: { label: "All Makes", href: "/makes" }
    },
    category: "ls-swap~512-171"
  },
  "/race": {
    title: "Race",
    note: "parts for ovals, drag strips, road courses and dirt tracks",
    description: "Parts for race cars by class and category: late models, modifieds, sprint cars, drag cars, road racing and karts.",
    cars: { title: "Shop by Class", list: "raceLinks", shows: ({ primary }) => primary !== "Street", most: 20 },
    category: "stories~2-4"
  },
  "/truck": {
    title: "Truck",
    note: "parts for pickups and off-road vehicles",
    description: "Parts made for trucks by category and platform: GM, Ford and Ram pickups, Broncos and Jeeps.",
    cars: {
      title: "Shop by Platform",
      list: "allTopLevelPlatforms",
      shows: ({ primary }) => /\b(?:truck|bronco|jeep|ram)\b/i.test(primary),
      most: 12,
      link: { label: "All Platforms", href: "/platforms" }
    },
    category: "tech~2-1"
  }
}
