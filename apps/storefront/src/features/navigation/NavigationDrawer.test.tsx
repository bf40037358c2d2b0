import { Drawer } from "@camber/ui/overlays"
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react"
import { describe, expect, it } from "vitest"
import { readLines, openMenu, wireLink } from "../../../test/openMenu.tsx"
import { sampleSettings } from "../../../test/samples.ts"
import { FlagStore } from "../flags/FlagStore.ts"
import { NavigationStore } from "./NavigationStore.ts"

const dialog = () => within(screen.getByRole("dialog"))
const brands = (count: number) => ({ brandLinks: { brandLinks: Array.from({ length: count }, (_, index) => wireLink(`Brand${index}`)) } })
const hrefOf = (name: string) => dialog().getByRole("link", { name }).getAttribute("href")

describe("the navigation drawer's main menu", () => {
  it("NAV-20 NAV-21 NAV-109 CTRL-22 opens from the left and links to the shop's sections in order", async () => {
    await openMenu()
    expect(screen.getByRole("dialog", { name: "Menu" }).className).toContain("drawer--left")
    expect(readLines("Menu")).toEqual(["Shop", "Toolbox", "My List", "My Garage", "My Cart", "My Account", "Help Center"])
    expect(["My List", "My Garage", "My Cart", "Help Center"].map(hrefOf)).toEqual([
      "/buildlist",
      "/CustomerVehicle",
      "/shoppingcart",
      "/info/helpcenter"
    ])
  })

  it("NAV-27 NAV-28 offers a phone call and a message", async () => {
    await openMenu()
    expect(hrefOf("Call Now 1-800-555-0100")).toBe("tel:1-800-555-0100")
    expect(hrefOf("Contact Us")).toBe("/info/helpcenter#contactform")
  })

  it("CTRL-35 NAV-29 has the theme switch in its footer", async () => {
    await openMenu()
    const dark = () => dialog().getByRole("switch", { name: "Dark theme" })
    expect(dark().getAttribute("aria-checked")).toBe("false")
    fireEvent.click(dark())
    await waitFor(() => expect(dark().getAttribute("aria-checked")).toBe("true"))
    expect(document.documentElement.dataset["theme"]).toBe("dark")
  })

  it("NAV-29 MODAL-07 GAP-72 CTRL-26 has a bar with title and close button, and a back button on every panel except the first", async () => {
    const { press } = await openMenu()
    expect(dialog().getByRole("button", { name: "Close" })).toBeTruthy()
    expect(dialog().queryByRole("button", { name: "Back" })).toBeNull()
    expect(screen.getByRole("dialog").querySelector(".drawer__f")).not.toBeNull()
    await press("Shop")
    expect(screen.getByRole("dialog", { name: "Shop" })).toBeTruthy()
    await press("Back")
    expect(dialog().queryByRole("button", { name: "Back" })).toBeNull()
    expect(document.activeElement).toBe(dialog().getByRole("button", { name: "Shop" }))
  })

  it("MODAL-03 MODAL-04 MODAL-06 opens from the left, blocks page scrolling, and closes on Escape", async () => {
    await openMenu()
    const isLocked = () => document.documentElement.style.overflow === "hidden"
    expect(screen.getByRole("dialog").className).toContain("drawer--left")
    await waitFor(() => expect(isLocked()).toBe(true))
    fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
    await waitFor(() => expect(isLocked()).toBe(false))
  })

  it("MODAL-05 closes on a click outside", async () => {
    await openMenu()
    const beside = document.querySelector(".scrim")!
    fireEvent.pointerDown(beside)
    fireEvent.mouseDown(beside)
    fireEvent.click(beside)
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  })

  it("NAV-37 MODAL-08 closes on a swipe toward its edge", async () => {
    await openMenu()
    const inside = dialog().getByRole("link", { name: "My Cart" })
    fireEvent.touchStart(inside, { touches: [{ clientX: 300, clientY: 200 }] })
    fireEvent.touchEnd(inside, { changedTouches: [{ clientX: 190, clientY: 205 }] })
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it.each([
    ["Escape", () => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" })],
    [
      "a click beside it, not by one inside",
      () => {
        fireEvent.click(dialog().getByRole("heading", { name: "Menu" }))
        expect(screen.getByRole("dialog")).toBeTruthy()
        const outside = document.querySelector(".scrim")!
        fireEvent.pointerDown(outside)
        fireEvent.mouseDown(outside)
        fireEvent.click(outside)
      }
    ]
  ])("CTRL-23 CTRL-24 closes on %s", async (_how, leave) => {
    await openMenu()
    leave()
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("closes when the visitor follows one of its links", async () => {
    const { router } = await openMenu()
    fireEvent.click(dialog().getByRole("link", { name: "My Cart" }))
    await waitFor(() => {
      expect([router.state.location.pathname, screen.queryByRole("dialog")]).toEqual(["/shoppingcart", null])
    })
  })
})

it.each(["top", "bottom", "right"] as const)("CTRL-22 a drawer can be configured to open from the %s", (side) => {
  render(
    <Drawer open side={side} title="Cart" onClose={() => undefined}>
      Inside
    </Drawer>
  )
  expect(screen.getByRole("dialog", { name: "Cart" }).className).toContain(`drawer--${side}`)
})

describe("the navigation drawer's sub-menus", () => {
  it("NAV-22 NAV-31 NAV-50 opens the shop's menu in order from the phone's Shop button", async () => {
    await openMenu({}, "Shop")
    expect(readLines("Shop")).toEqual([
      "Shop by Street",
      "Race",
      "Deals",
      "Category",
      "Exploded Drawings",
      "Platform",
      "Engine Family",
      "Transmission",
      "Makes",
      "Brand",
      "Rear Axle",
      "Services"
    ])
  })

  it("NAV-23 begins each list of the shop with a link to its page", async () => {
    const { press } = await openMenu({}, "Shop")
    const pages: Array<string | null> = ["Shop by Street", "Race", "Deals"].map(hrefOf)
    for (const list of ["Category", "Platform", "Engine Family", "Transmission", "Makes", "Brand", "Rear Axle"]) {
      await press(list)
      pages.push((await dialog().findByRole("link", { name: `Shop by ${list}` })).getAttribute("href"))
      await press("Back")
    }
    expect([...pages, hrefOf("Services")]).toEqual([
      "/street",
      "/race",
      "/deals",
      "/categories",
      "/platforms",
      "/engines",
      "/transmissions",
      "/makes",
      "/brands",
      "/rearaxle",
      "/services"
    ])
  })

  it.each([
    [true, "From the site map", "engineLinksForSiteMap"],
    [false, "From the menu", "engineLinks"]
  ] as const)("NAV-32 while the site map flag is %s, lists the '%s' engines", async (isOn, label, list) => {
    const { container, press } = await openMenu(
      {
        GetFeatureFlags: { featureFlags: [{ name: "Shell_Sitemap_Links", value: isOn }] },
        engineLinks: { engineLinks: [wireLink("From the menu")] },
        engineLinksForSiteMap: { engineLinksForSiteMap: [wireLink("From the site map")] }
      },
      "Shop"
    )
    await act(() => container.resolve(FlagStore).refresh())
    await press("Engine Family")
    expect(await dialog().findByRole("link", { name: label })).toBeTruthy()
    expect(Object.keys(container.resolve(NavigationStore).lists)).toEqual([list])
  })

  it("NAV-31 has no platforms entry without its flag", async () => {
    const { container } = await openMenu({ GetFeatureFlags: { featureFlags: [{ name: "Shell_Platform_Menu", value: false }] } }, "Shop")
    expect(readLines("Shop")).toContain("Platform")
    await act(() => container.resolve(FlagStore).refresh())
    expect(readLines("Shop")).not.toContain("Platform")
  })

  it("NAV-31 never shows platforms on a page that was rendered without the flag, and waits for no response", async () => {
    const { container } = await openMenu({}, "Shop", "/the-toolbox", { settings: { ...sampleSettings, flippedFeatures: ["platformMenu"] } })
    expect([container.resolve(FlagStore).flags, readLines("Shop").includes("Platform")]).toEqual([null, false])
  })

  it("EDIT-34 shows the shop's own links in the main menu, and no hidden pages", async () => {
    const settings = {
      ...sampleSettings,
      menuLinks: [{ label: "Spring Sale", href: "/deals?from=menu" }],
      hiddenPages: ["/race", "/the-toolbox"]
    }
    const { press } = await openMenu({}, "Menu", "/the-toolbox", { settings })
    expect(readLines("Menu")).toEqual(["Shop", "Spring Sale", "My List", "My Garage", "My Cart", "My Account", "Help Center"])
    expect(hrefOf("Spring Sale")).toBe("/deals?from=menu")
    await press("Shop")
    expect(readLines("Shop")).not.toContain("Race")
  })

  it("NAV-24 NAV-25 lists the toolbox categories with their pages", async () => {
    const { press } = await openMenu()
    await press("Toolbox")
    const links = within(screen.getByRole("navigation", { name: "Toolbox" })).getAllByRole("link")
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Recommended", "/the-toolbox/recommended"],
      ["Latest", "/the-toolbox/news~2-3"],
      ["Tech", "/the-toolbox/tech~2-1"],
      ["Builds", "/the-toolbox/builds~2-2"],
      ["Stories", "/the-toolbox/stories~2-4"],
      ["Horsepower Recipes", "/the-toolbox/engine-recipes~512-169"],
      ["LS Swaps", "/the-toolbox/ls-swap~512-171"],
      ["Calculators", "/calculators"],
      ["Jobs", "/jobs"]
    ])
  })

  it("NAV-38 shows a brand's logo before its name", async () => {
    const mark = "/content/parts/brand-mark.svg?first=I&second=R"
    const { press } = await openMenu({ brandLinks: { brandLinks: [{ ...wireLink("Ironvale"), brandImageUrl: mark }] } }, "Shop")
    await press("Brand")
    const picture = (await dialog().findByRole("link", { name: "Ironvale" })).querySelector("img")
    expect([picture?.getAttribute("src"), picture?.getAttribute("alt")]).toEqual([mark, ""])
  })

  it("NAV-38 opens a new panel for a link with children", async () => {
    const category = wireLink("Brakes", [{ primary: "Rotors", href: "/shop/rotors", brandImageUrl: null, count: null }])
    const { press } = await openMenu({ categoryLinks: { categoryLinks: [category] } }, "Shop")
    await press("Category")
    await dialog().findByRole("button", { name: "Brakes" })
    await press("Brakes")
    expect(readLines("Brakes")).toEqual(["Shop All Brakes", "Rotors"])
    expect(["Shop All Brakes", "Rotors"].map(hrefOf)).toEqual(["/shop/brakes", "/shop/rotors"])
  })
})

describe("a list from the services", () => {
  it("NAV-26 GAP-71 is filtered by the typed text, and Enter follows the first match", async () => {
    const { press, router } = await openMenu(brands(12), "Shop")
    await press("Brand")
    const filter = await dialog().findByRole<HTMLInputElement>("searchbox", { name: "Filter Brand" })
    fireEvent.change(filter, { target: { value: "D1" } })
    expect(readLines("Brand")).toEqual(["Brand1", "Brand10", "Brand11"])
    expect(dialog().getByText("3 of 12")).toBeTruthy()
    fireEvent.submit(filter.form!)
    await waitFor(() => {
      expect(router.state.location.pathname).toBe("/shop/brand1")
    })
  })

  it("NAV-26 reports an empty result, and has no filter for up to ten links", async () => {
    const { press } = await openMenu(
      { ...brands(11), AllMakes: { links: [{ primary: "Ford", href: "/makes/ford", brandImageUrl: null, count: null }], allMakes: [] } },
      "Shop"
    )
    await press("Brand")
    fireEvent.change(await dialog().findByRole("searchbox"), { target: { value: "zzz" } })
    expect(dialog().getByText("Nothing in Brand matches “zzz”.")).toBeTruthy()
    await press("Back")
    await press("Makes")
    await dialog().findByRole("link", { name: "Ford" })
    expect(dialog().queryByRole("searchbox")).toBeNull()
  })

  it("NAV-40 is empty with a page link if it cannot be loaded", async () => {
    const { press } = await openMenu({}, "Shop")
    await press("Engine Family")
    expect(await dialog().findByText("We couldn't load this list.")).toBeTruthy()
    expect(hrefOf("Shop by Engine Family")).toBe("/engines")
  })

  it("shows that it is loading", async () => {
    const { press } = await openMenu(brands(1), "Shop")
    fireEvent.click(dialog().getByRole("button", { name: "Brand" }))
    expect(dialog().getByText("Loading Brand")).toBeTruthy()
    await dialog().findByRole("link", { name: "Brand0" })
    await press("Back")
  })
})
