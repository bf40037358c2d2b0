import type { Examples } from "@camber/ui/examples/Examples.ts"
import { Opener, InteractiveExample } from "@camber/ui/examples/InteractiveExample.tsx"
import type { Suggestion, SuggestionGroups } from "./suggestion.ts"
import { SearchOverlay, type SearchOverlayProps } from "./SearchOverlay.tsx"

const query = (text: string): Suggestion => ({ kind: "query", href: `#${text}`, label: text, pieces: [{ text, isMatch: false }] })
const found: SuggestionGroups = {
  offer: { kind: "vehicle", label: "2015 Ford Mustang", remainder: "rotor" },
  searches: [query("brake rotor"), { kind: "category", href: "#brakes", label: "Brakes" }],
  products: [
    {
      kind: "product",
      href: "#rotor",
      label: "Trackline Brake Rotor, 11.00 in. Drilled & Slotted, 5 x 4.75 in., Right",
      brand: "Bristow Brake",
      price: "$84.99",
      rating: 4.6,
      reviewCount: 128,
      imageUrl: "/art/rotordrilled.svg"
    }
  ],
  articles: [{ kind: "article", href: "#tech", label: "Spring rate and motion ratio", imageUrl: "/art/springart.svg" }]
}
const nothing = () => undefined

const search = (label: string, suggestions: SuggestionGroups | null, changes: Partial<SearchOverlayProps> = {}) => (
  <Opener label={label}>
    {(open, close) => (
      <InteractiveExample initial={suggestions === null ? "" : "rotor"}>
        {(term, change) => (
          <SearchOverlay
            open={open}
            onClose={close}
            title="Search Camber"
            term={term}
            onTerm={change}
            maxLength={100}
            completion=""
            onSubmit={close}
            vehicle={{ vehicle: "1969 Chevrolet Camaro", onRemove: nothing, fitsOnly: true, onFitsOnly: nothing }}
            suggestions={suggestions}
            waiting={false}
            offline={false}
            initial={null}
            onClearRecent={nothing}
            onChoose={nothing}
            {...changes}
          />
        )}
      </InteractiveExample>
    )}
  </Opener>
)

export const examples: Examples = {
  "With an answer": search("Search", found),
  "With nothing found": search("Search in vain", { offer: null, searches: [], products: [], articles: [] }),
  "Without a network": search("Search offline", { ...found, offer: null, products: [], articles: [] }, { offline: true }),
  "Before a term": search("Search again", null, {
    initial: {
      offer: null,
      tiles: [
        { label: "New Arrivals", href: "#new" },
        { label: "Deals", href: "#deals" },
        { label: "Brakes", href: "#brakes" }
      ],
      recent: [query("master cylinder"), query("coil-over")],
      searches: [query("brake rotors")],
      productsTitle: "Recently Viewed",
      products: found.products,
      categories: [{ kind: "department", label: "Brakes", href: "#brakes" }]
    }
  })
}
