import { fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { vi } from "vitest"
import type { InitialContent } from "../InitialPanel.tsx"
import { SearchOverlay, type SearchOverlayProps } from "../SearchOverlay.tsx"
import type { Suggestion, SuggestionGroups } from "../suggestion.ts"

/** Returns a search that completes `typed`. */
export const query = (label: string, typed = ""): Suggestion => ({
  kind: "query",
  label,
  href: `/search?query=${label}`,
  pieces: label.startsWith(typed)
    ? [
        { text: typed, isMatch: true },
        { text: label.slice(typed.length), isMatch: false }
      ]
    : [{ text: label, isMatch: false }]
})
export const product = (label: string, reviewCount = 128): Suggestion => ({
  kind: "product",
  label,
  href: `/item/${label}/2`,
  brand: "Ironvale",
  price: "$90.00",
  rating: 4.6,
  reviewCount,
  imageUrl: "/content/parts/rotor.svg"
})
/** Rows of every kind for "brake cal". */
export const answer: SuggestionGroups = {
  offer: null,
  searches: [
    query("brake caliper", "brake cal"),
    { kind: "category", label: "Calipers", href: "/shop/calipers~2-3" },
    query("brake cable", "brake cal")
  ],
  products: [product("Caliper"), product("Bracket", 0)],
  articles: [{ kind: "article", label: "Bleeding brakes", href: "/the-toolbox/bleeding/4", imageUrl: "/content/parts/hose.svg" }]
}
export const nothing: SuggestionGroups = { offer: null, searches: [], products: [], articles: [] }

/** The content before a term is typed: empty. */
export const initial: InitialContent = {
  offer: null,
  tiles: [],
  recent: [],
  searches: [],
  productsTitle: "Recently Viewed",
  products: [],
  categories: []
}

/** Renders the overlay over a page with the field that opens it; holds the term as its owner would. */
export const drawOverlay = (changes: Partial<SearchOverlayProps> = {}) => {
  const handlers = {
    onClose: vi.fn<SearchOverlayProps["onClose"]>(),
    onTerm: vi.fn<SearchOverlayProps["onTerm"]>(),
    onSubmit: vi.fn<SearchOverlayProps["onSubmit"]>(),
    onChoose: vi.fn<SearchOverlayProps["onChoose"]>(),
    onClearRecent: vi.fn<SearchOverlayProps["onClearRecent"]>()
  }
  const Page = () => {
    const [open, setOpen] = useState(true)
    const [term, setTerm] = useState(changes.term ?? "brake cal")
    return (
      <SearchOverlay
        title="Search Camber"
        maxLength={200}
        completion=""
        vehicle={null}
        suggestions={answer}
        waiting={false}
        offline={false}
        initial={null}
        {...handlers}
        {...changes}
        open={open}
        onClose={() => (handlers.onClose(), setOpen(false))}
        term={term}
        onTerm={(text) => (handlers.onTerm(text), setTerm(text))}
      />
    )
  }
  render(<Page />)
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Search" })
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.getAttribute("href") ?? null
  const press = (key: string) => fireEvent.keyDown(field, { key })
  return { ...handlers, field, active, press }
}
