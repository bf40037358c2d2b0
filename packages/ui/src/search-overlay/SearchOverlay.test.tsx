import { fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { useState } from "react"
import { describe, expect, it, vi } from "vitest"
import type { InitialContent } from "./InitialPanel.tsx"
import { SearchOverlay, type SearchOverlayProps } from "./SearchOverlay.tsx"
import type { Suggestion, SuggestionGroups } from "./suggestion.ts"

const query = (label: string, typed = ""): Suggestion => ({
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
const product = (label: string, reviewCount = 128): Suggestion => ({
  kind: "product",
  label,
  href: `/item/${label}/2`,
  brand: "Ironvale",
  price: "$90.00",
  rating: 4.6,
  reviewCount,
  imageUrl: "/content/parts/rotor.svg"
})
const answer: SuggestionGroups = {
  offer: null,
  searches: [
    query("brake caliper", "brake cal"),
    { kind: "category", label: "Calipers", href: "/shop/calipers~2-3" },
    query("brake cable", "brake cal")
  ],
  products: [product("Caliper"), product("Bracket", 0)],
  articles: [{ kind: "article", label: "Bleeding brakes", href: "/the-toolbox/bleeding/4", imageUrl: "/content/parts/hose.svg" }]
}
const nothing: SuggestionGroups = { offer: null, searches: [], products: [], articles: [] }

const initial: InitialContent = {
  offer: null,
  tiles: [],
  recent: [],
  searches: [],
  productsTitle: "Recently Viewed",
  products: [],
  categories: []
}

/** The overlay over a page with a field that it is opened from; the term is held as its owner would. */
const draw = (changes: Partial<SearchOverlayProps> = {}) => {
  const heard = {
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
        {...heard}
        {...changes}
        open={open}
        onClose={() => (heard.onClose(), setOpen(false))}
        term={term}
        onTerm={(text) => (heard.onTerm(text), setTerm(text))}
      />
    )
  }
  render(<Page />)
  const field = screen.getByRole<HTMLInputElement>("combobox", { name: "Search" })
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.getAttribute("href") ?? null
  const press = (key: string) => fireEvent.keyDown(field, { key })
  return { ...heard, field, active, press }
}

describe("the search overlay", () => {
  it("SRCH-04 is a dialog named by its title bar, with the field focused and the caret behind the term", async () => {
    const { field } = draw()
    expect(screen.getByRole("dialog", { name: "Search Camber" })).toBeTruthy()
    await waitFor(() => {
      expect(document.activeElement).toBe(field)
    })
    expect([field.value, field.selectionStart]).toEqual(["brake cal", 9])
    expect(field.placeholder).toBe("Search by vehicle, category, part number...")
  })

  it("SRCH-09 shows three parts of one list", () => {
    draw()
    const groups = within(screen.getByRole("listbox", { name: "Suggestions" })).getAllByRole("group")
    expect(groups.map((group) => within(group).getAllByRole("option").length)).toEqual([3, 2, 1])
    expect(["Suggested Searches", "PRODUCTS", "ARTICLES"].map((name) => groups.indexOf(screen.getByRole("group", { name })))).toEqual([
      0, 1, 2
    ])
  })

  it("SRCH-10 SRCH-37 marks what completes the term, and puts category links as 'in {name}'", () => {
    draw()
    const [first, category] = screen.getAllByRole("option")
    expect([first?.textContent, first?.querySelector("b")?.textContent]).toEqual(["brake caliper", "iper"])
    expect([category?.textContent, category?.getAttribute("href")]).toEqual(["in Calipers", "/shop/calipers~2-3"])
  })

  it("SRCH-47 shows a product with picture, brand, title, price, and its rating where it has reviews", () => {
    draw()
    const [rated, bare] = within(screen.getByRole("group", { name: "PRODUCTS" })).getAllByRole("option")
    expect(rated?.textContent).toBe("IronvaleCaliper$90.00(128) reviews")
    expect(rated?.querySelector("img")?.getAttribute("src")).toBe("/content/parts/rotor.svg")
    expect(within(rated!).getByRole("img", { name: "4.6 out of 5 stars" })).toBeTruthy()
    expect(bare?.textContent).toBe("IronvaleBracket$90.00")
  })

  it("SRCH-11 says of each part that there is nothing in it", () => {
    draw({ suggestions: nothing })
    for (const text of ["No suggested searches", "No suggested products", "No suggested articles"])
      expect(screen.getByText(text)).toBeTruthy()
    expect([screen.queryByRole("option"), screen.queryByRole("listbox")]).toEqual([null, null])
    expect(screen.getByRole("group", { name: "Suggestions" })).toBeTruthy()
  })

  it("tells the counts politely", () => {
    draw()
    expect(screen.getByRole("status").textContent).toContain("2 products, 1 article, 2 suggested searches")
  })

  it("SRCH-43 logs a suggestion of an unknown kind and shows the others", () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {})
    const odd: Suggestion = JSON.parse('{"kind":"coupon","label":"10% off","href":"/deals"}')
    draw({ suggestions: { ...answer, articles: [odd] } })
    expect(screen.getAllByRole("option")).toHaveLength(5)
    expect(logged).toHaveBeenCalledWith("A suggestion of an unknown kind is not shown.", odd)
    logged.mockRestore()
  })
})

describe("the keyboard in the search overlay", () => {
  it("walks through all rows in the order in which they are seen, and back into the field", async () => {
    const { active, press } = draw()
    const seen: Array<string | null> = []
    for (let step = 0; step < 7; step++) {
      press("ArrowDown")
      seen.push(active())
    }
    expect(seen).toEqual([
      "/search?query=brake caliper",
      "/shop/calipers~2-3",
      "/search?query=brake cable",
      "/item/Caliper/2",
      "/item/Bracket/2",
      "/the-toolbox/bleeding/4",
      null
    ])
    press("ArrowUp")
    expect(active()).toBe("/the-toolbox/bleeding/4")
  })

  it("Home and End move the caret in the field", () => {
    const { field, press } = draw()
    press("Home")
    expect(field.selectionStart).toBe(0)
    press("End")
    expect(field.selectionStart).toBe(9)
  })

  it("SRCH-45 Enter follows the row that is walked to", () => {
    const { press, onChoose, onSubmit } = draw()
    const followed = vi.fn((event: Event) => event.preventDefault())
    screen.getAllByRole("option")[1]?.addEventListener("click", followed)
    press("ArrowDown")
    press("ArrowDown")
    press("Enter")
    expect(followed).toHaveBeenCalledOnce()
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(answer.searches[1])
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("Enter without a row submits the term", () => {
    const { field, onSubmit } = draw()
    fireEvent.submit(field.form!)
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  it("SRCH-06 SRCH-07 Tab takes the hint over, and moves on where there is none", () => {
    const { field, onTerm } = draw({ completion: "iper" })
    expect(screen.getByText("iper", { selector: "button" })).toBeTruthy()
    expect(fireEvent.keyDown(field, { key: "Tab", shiftKey: true })).toBe(true)
    expect(fireEvent.keyDown(field, { key: "Tab" })).toBe(false)
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("brake caliper")
  })

  it("Tab moves on where there is no hint", () => {
    const { press, onTerm } = draw()
    expect(press("Tab")).toBe(true)
    expect(onTerm).not.toHaveBeenCalled()
  })

  it("SRCH-19 Escape closes, and leaves the term to its owner", async () => {
    const { press, onClose, onTerm } = draw()
    press("ArrowDown")
    press("Escape")
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
    expect(onClose).toHaveBeenCalledOnce()
    expect(onTerm).not.toHaveBeenCalled()
  })
})

describe("the pointer in the search overlay", () => {
  it("SRCH-08 a press on the hint takes it over", () => {
    const { field, onTerm } = draw({ completion: "iper" })
    fireEvent.click(screen.getByText("iper", { selector: "button" }))
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("brake caliper")
    expect(document.activeElement).toBe(field)
  })

  it("SRCH-03 the clear button empties the term and gives the field back", () => {
    const { field, onTerm } = draw()
    fireEvent.click(screen.getByRole("button", { name: "Clear" }))
    expect(onTerm).toHaveBeenCalledExactlyOnceWith("")
    expect([field.value, document.activeElement]).toEqual(["", field])
    expect(screen.queryByRole("button", { name: "Clear" })).toBeNull()
  })

  it("SRCH-22 a press on the title bar closes", () => {
    const { onClose } = draw()
    fireEvent.click(screen.getByRole("button", { name: "Close search" }))
    expect(onClose).toHaveBeenCalledOnce()
  })

  it("SRCH-45 a press on a row chooses it, unless it opens the row elsewhere", () => {
    const { onChoose } = draw()
    const option = screen.getAllByRole("option")[3]!
    option.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(option, { ctrlKey: true })
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.click(option)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(answer.products[0])
  })

  it("SRCH-17 SRCH-18 the vehicle's plate carries an X, beside the switch to what fits", () => {
    const vehicle = {
      vehicle: "1969 Chevrolet Camaro",
      onRemove: vi.fn<() => void>(),
      fitsOnly: true,
      onFitsOnly: vi.fn<(on: boolean) => void>()
    }
    draw({ vehicle })
    fireEvent.click(screen.getByRole("button", { name: "Search without 1969 Chevrolet Camaro" }))
    fireEvent.click(screen.getByRole("switch", { name: "Only parts that fit", checked: true }))
    expect(vehicle.onRemove).toHaveBeenCalledOnce()
    expect(vehicle.onFitsOnly).toHaveBeenCalledExactlyOnceWith(false)
  })
})

describe("before anything is asked", () => {
  it("there is the field alone", () => {
    draw({ term: "", suggestions: null })
    expect([screen.queryByRole("listbox"), screen.getByRole("status").textContent]).toEqual([null, ""])
  })

  it("SRCH-41 the recent searches stand there, to be walked to and to be cleared", () => {
    const { press, active, onClearRecent } = draw({
      term: "",
      suggestions: null,
      initial: { ...initial, recent: [query("pads"), query("rotor")] }
    })
    press("ArrowDown")
    press("ArrowDown")
    expect(active()).toBe("/search?query=rotor")
    fireEvent.click(screen.getByRole("button", { name: "Clear recent searches" }))
    expect(onClearRecent).toHaveBeenCalledOnce()
  })
})

describe("the panel before a term is typed", () => {
  const panel = {
    ...initial,
    tiles: [{ label: "Deals", href: "/deals" }],
    recent: [query("pads")],
    searches: [query("brake rotors")],
    products: [product("Caliper")],
    categories: [{ kind: "department", label: "Brakes", href: "/shop/brakes~2-3" }] as const
  }

  it("SRCH-12 has recent and suggested searches, products and top categories in one list, to be walked through", () => {
    const { press, active } = draw({ term: "", suggestions: null, initial: panel })
    const groups = within(screen.getByRole("listbox", { name: "Suggestions" })).getAllByRole("group")
    expect(groups.map((group) => group.textContent)).toEqual([
      "Recent Searchespads",
      "Suggested Searchesbrake rotors",
      expect.stringContaining("Recently ViewedIronvaleCaliper"),
      "Top CategoriesBrakes"
    ])
    const seen = ["", "", "", ""].map(() => (press("ArrowDown"), active()))
    expect(seen).toEqual(["/search?query=pads", "/search?query=brake rotors", "/item/Caliper/2", "/shop/brakes~2-3"])
  })

  it("SRCH-12 is absent where there is no content for it", () => {
    draw({ term: "", suggestions: null, initial: null })
    expect([screen.queryByRole("listbox"), screen.queryByRole("list", { name: "Quick links" })]).toEqual([null, null])
  })

  it("SRCH-14 a tile leads to its address, and tells that the page goes there", () => {
    const { onChoose } = draw({ term: "", suggestions: null, initial: panel })
    const tile = within(screen.getByRole("list", { name: "Quick links" })).getByRole("link", { name: "Deals" })
    tile.addEventListener("click", (event) => event.preventDefault())
    fireEvent.click(tile)
    expect(tile.getAttribute("href")).toBe("/deals")
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(null)
  })
})

describe("what the term itself is", () => {
  const mustang: Suggestion = { kind: "vehicle", label: "2015 Ford Mustang", remainder: "brake pads" }

  it("a vehicle is offered ahead of all, spoken, and chosen by Enter on it", () => {
    const { press, onChoose } = draw({ suggestions: { ...answer, offer: mustang } })
    expect(screen.getAllByRole("option")[0]?.textContent).toBe("Shop for 2015 Ford Mustang and search “brake pads”ShiftEnter")
    expect(screen.getByRole("status").textContent).toContain("Shop for 2015 Ford Mustang. 2 products")
    press("ArrowDown")
    press("Enter")
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
  })

  it("a vehicle is chosen by Shift with Enter from wherever one is, and the term is not searched", () => {
    const { field, onChoose, onSubmit } = draw({ suggestions: { ...answer, offer: mustang } })
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(false)
    expect(onChoose).toHaveBeenCalledExactlyOnceWith(mustang)
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it("stands ahead of the initial rows too, for a term that nothing was asked for, spoken and chosen as ever", () => {
    const { press, field, onChoose } = draw({ suggestions: null, initial: { ...initial, searches: [query("rotors")], offer: mustang } })
    expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Shop for 2015 Ford Mustang"),
      "rotors"
    ])
    expect(screen.getByRole("status").textContent).toContain("Shop for 2015 Ford Mustang")
    fireEvent.keyDown(field, { key: "Enter", shiftKey: true })
    press("ArrowDown")
    press("Enter")
    expect(onChoose.mock.calls).toEqual([[mustang], [mustang]])
  })

  it("Shift with Enter is Enter where no vehicle is offered", () => {
    const { field, onChoose } = draw()
    expect(fireEvent.keyDown(field, { key: "Enter", shiftKey: true })).toBe(true)
    expect(onChoose).not.toHaveBeenCalled()
  })

  it("a part whose number it is stands first, with the number and a link to it", () => {
    const part: Suggestion = {
      kind: "part",
      label: "Caliper",
      number: "CAM-2F-3",
      href: "/item/caliper/2?sku=CAM-2F-3",
      imageUrl: "/p.svg"
    }
    draw({ suggestions: { ...answer, offer: part } })
    const [first] = screen.getAllByRole("option")
    expect([first?.textContent, first?.getAttribute("href")]).toEqual(["CAM-2F-3CaliperEnter", "/item/caliper/2?sku=CAM-2F-3"])
  })
})

describe("while there is no answer", () => {
  it("nothing is said of what there is not, and no counts are told, until it has come", () => {
    draw({ suggestions: { ...nothing, searches: [query("brake")] }, waiting: true })
    expect([screen.queryByText("No suggested products"), screen.queryByText("No suggested articles")]).toEqual([null, null])
    expect(screen.getByRole("status").textContent).toBe("")
    expect(screen.getByRole("option", { name: "brake" })).toBeTruthy()
  })

  it("without a network says so politely, beside what this device knows", () => {
    draw({ suggestions: { ...nothing, searches: [query("brake")] }, offline: true })
    expect(screen.getByRole("status").textContent).toContain("You are offline.")
    expect(screen.getAllByText("Suggestions need a connection")).toHaveLength(2)
    expect(screen.queryByText("No suggested products")).toBeNull()
    expect(screen.getByRole("option", { name: "brake" })).toBeTruthy()
  })
})

it("SRCH-05 takes what is typed, and text that looks like markup is text", () => {
  const { field, onTerm } = draw({ suggestions: { ...nothing, searches: [query("<b>rotor</b>")] } })
  fireEvent.change(field, { target: { value: "<i>ro" } })
  expect(onTerm).toHaveBeenCalledExactlyOnceWith("<i>ro")
  expect(screen.getByRole("option").textContent).toBe("<b>rotor</b>")
})
