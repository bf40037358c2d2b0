import type { MemoryServices } from "@camber/adapter-memory"
import { signUpForLoyalty } from "@camber/domain/loyalty"
import { signUpForPromo } from "@camber/domain/signup"
import { suppressedPaths } from "@camber/domain/pages"
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react"
import { Effect } from "effect"
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { june, signupServices as services, welcome } from "../../../test/accountServices.ts"
import { renderStorefront } from "../../../test/renderStorefront.tsx"
import { createTestRuntime, type TestEnvironment, type WrittenCookie } from "../../../test/createTestRuntime.ts"
import { sampleCookies, sampleSettings } from "../../../test/samples.ts"
import { handle as layout } from "../landing/LayoutPage.tsx"
import { SearchStore } from "../search/SearchStore.ts"

const open = async (address: string, shop = services(), world: TestEnvironment = {}, cookies: string | null = sampleCookies) => {
  const [pathname = "/", search = ""] = address.split("?")
  const page = { pathname, search: search === "" ? "" : `?${search}` }
  const drawn = await renderStorefront(address, {}, { settings: quiet }, createTestRuntime(cookies, shop, { ...world, address: page }))
  return { ...drawn, shop }
}
const quiet = { ...sampleSettings, freeShippingThreshold: null }
const interact = () => act(async () => void fireEvent.pointerMove(window))
const drawer = async (name: string) => within(await screen.findByRole("dialog", { name }, { timeout: 8000 }))
const email = (inside: Awaited<ReturnType<typeof drawer>>) => inside.getByRole<HTMLInputElement>("textbox", { name: "Email address" })
const press = (button: HTMLElement) => act(async () => void fireEvent.click(button))

// Loads the lazy parts, so that no test waits for their files.
beforeAll(async () => {
  await Promise.all([
    import("./OffersOverlay.tsx"),
    import("./SignupDrawer.tsx"),
    import("./SignupModal.tsx"),
    import("@camber/domain/banners"),
    import("@camber/domain/navigation"),
    import("@camber/domain/signup")
  ])
}, 60_000)

describe("the sign-up drawer", () => {
  it("SIGN-01 SIGN-02 SIGN-04 SIGN-05 SIGN-09 opens if the address requests it, and removes the request from the address", async () => {
    const { router } = await open("/?signup=EMAIL")
    const inside = await drawer("Get $10 Off Today")
    expect(inside.getByRole("textbox", { name: "Phone Number (optional)" })).toBeTruthy()
    expect(inside.getByText(/Text HELP or STOP to 55555. US numbers only/)).toBeTruthy()
    await waitFor(() => {
      expect(router.state.location.search).toBe("")
    })
    expect(screen.getByRole("dialog", { name: "Get $10 Off Today" })).toBeTruthy()
  })

  it("SIGN-06 SIGN-11 SIGN-15 SIGN-17 SIGN-26 shows the code and that it comes by email too, then the rewards program with its points", async () => {
    const { shop } = await open("/")
    await interact()
    await press(screen.getByRole("button", { name: "Get Offers by Email" }))
    const inside = await drawer("Get $10 Off Today")
    fireEvent.change(email(inside), { target: { value: "june@example.com" } })
    fireEvent.change(inside.getByRole("textbox", { name: "Phone Number (optional)" }), { target: { value: "6075550123" } })
    expect(inside.getByRole<HTMLInputElement>("textbox", { name: "Phone Number (optional)" }).value).toBe("(607) 555-0123")
    await press(inside.getByRole("checkbox", { name: "Text me offers too" }))
    await press(inside.getByRole("button", { name: "Get $10 Off" }))
    const after = await drawer("Congrats, you're in!")
    expect(after.getByText(welcome.otuCode)).toBeTruthy()
    expect(after.getByRole("button", { name: "Copy promo code" })).toBeTruthy()
    expect(after.getByText(welcome.publicSuccessMessage)).toBeTruthy()
    await press(after.getByRole("button", { name: "Join the Rewards Program" }))
    const joined = await drawer("Welcome to the Rewards Program!")
    expect(joined.getByText("100 points added! That's worth $4.")).toBeTruthy()
    expect(shop.bodies(signUpForPromo.path)).toEqual([
      { emailAddress: "june@example.com", phoneNumber: "6075550123", smsOptIn: true, registrationSource: "Drawer" }
    ])
    expect(shop.bodies(signUpForLoyalty.path)).toEqual([{ emailAddress: "june@example.com" }])
    await press(joined.getByRole("button", { name: "Continue Shopping" }))
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("SIGN-19 SIGN-20 SIGN-23 NAV-147 shows the errors, focuses the first invalid field, sends nothing, and clears the error when the field is edited", async () => {
    const { shop } = await open("/?signup")
    const inside = await drawer("Get $10 Off Today")
    fireEvent.change(email(inside), { target: { value: "june@" } })
    fireEvent.change(inside.getByRole("textbox", { name: "Phone Number (optional)" }), { target: { value: "607" } })
    await press(inside.getByRole("button", { name: "Get $10 Off" }))
    expect(await inside.findByText("Please enter a valid email address")).toBeTruthy()
    expect(inside.getByText("Must be a 10 digit US phone number")).toBeTruthy()
    expect(document.activeElement).toBe(email(inside))
    fireEvent.change(email(inside), { target: { value: "june@e" } })
    expect(inside.queryByText("Please enter a valid email address")).toBeNull()
    expect(shop.bodies(signUpForPromo.path)).toEqual([])
  })

  it("SIGN-14 GAP-34 shows the service's message for a refused sign-up, with the next step", async () => {
    const message = "Too many attempts. Wait an hour and try again."
    const refused = { ...welcome, success: false, publicSuccessMessage: null, publicErrorMessage: message, showLoyaltyOptIn: false }
    await open("/?signup=email", services({ [signUpForPromo.path]: refused }))
    const inside = await drawer("Get $10 Off Today")
    fireEvent.change(email(inside), { target: { value: "june@example.com" } })
    await press(inside.getByRole("button", { name: "Get $10 Off" }))
    const after = await drawer("You're signed up!")
    expect(after.getByText(message)).toBeTruthy()
    expect(after.getByRole("button", { name: "Continue Shopping" })).toBeTruthy()
    expect(after.queryByRole("button", { name: /Join/ })).toBeNull()
  })

  it("SIGN-16 stays at the program if joining fails", async () => {
    await open("/?signup=email", services({ [signUpForLoyalty.path]: { success: false, publicErrorMessage: "Not now" } }))
    const inside = await drawer("Get $10 Off Today")
    fireEvent.change(email(inside), { target: { value: "june@example.com" } })
    await press(inside.getByRole("button", { name: "Get $10 Off" }))
    await press((await drawer("Congrats, you're in!")).getByRole("button", { name: "Join the Rewards Program" }))
    const after = await drawer("Something went wrong, please try again!")
    expect(after.getByRole("alert").textContent).toContain("Not now")
    expect(after.getByRole("button", { name: "Join the Rewards Program" })).toBeTruthy()
  })
})

describe("the sign-up pages", () => {
  it("SEO-05 NAV-52 opens the drawer from /emailsignup, under a condensed footer", async () => {
    await open("/emailsignup")
    expect(screen.getByRole("heading", { level: 1, name: "Offers by Email" })).toBeTruthy()
    await interact()
    await press(within(screen.getByRole("main")).getByRole("button", { name: "Get Offers by Email" }))
    expect(email(await drawer("Get $10 Off Today")).value).toBe("")
  })

  it("SEO-06 GAP-89 renders /ds9layout as a page that search engines omit", async () => {
    await open("/ds9layout")
    expect(screen.getByRole("heading", { level: 1, name: "Shop Parts" })).toBeTruthy()
    expect(layout.head(null, { settings: quiet, path: "/ds9layout", search: "" }).isIndexed).toBe(false)
  })
})

describe("joining from an address", () => {
  const world = (isLoyaltyRegisteredUser: boolean) => {
    const link = { userStatus: "eligible", onClickUrl: null, currentPoints: null, expiringPoints: null }
    const graphql: MemoryServices["graphql"] = ({ operation }) =>
      operation === "userProfile" ? { data: { userProfile: { ...june.profile, isLoyaltyRegisteredUser } } } : "away"
    return { ...services({ "/api/customer/loyalty/getloyaltylink": link }), graphql }
  }

  it("SIGN-28 GAP-33 offers the program under its own title, with the known address", async () => {
    await open("/?signup=loyalty", world(false))
    const inside = await drawer("Join the Rewards Program")
    expect(email(inside).value).toBe(june.profile.emailAddress)
    expect(inside.getByRole("button", { name: "Join the Rewards Program" })).toBeTruthy()
  })

  it("SIGN-28 GAP-34 offers no program to a member, and promises no points", async () => {
    await open("/?signup=loyalty", world(true))
    const inside = await drawer("Rewards Program")
    expect(inside.getByText(/You're already a member/)).toBeTruthy()
    expect(inside.queryByRole("textbox")).toBeNull()
    expect(inside.queryByText(/points to start with|points added/)).toBeNull()
  })
})

describe("a chat widget in the shop", () => {
  const drawWith = async (address: string) => {
    const seen: Array<boolean> = []
    const become = (isSeen: boolean) => Effect.sync(() => void seen.push(isSeen))
    const drawn = await open(address, services(), { chatWidget: { show: become(true), hide: become(false) } })
    await interact()
    return { ...drawn, seen }
  }

  it.each(suppressedPaths.map((path) => [path]))("NAV-55 NAV-115 is hidden on %s, and visible on the next page", async (path) => {
    const { router, seen } = await drawWith(path.toUpperCase())
    await waitFor(() => expect(seen).toEqual([false]), { timeout: 8000 })
    await act(() => router.navigate("/services"))
    await waitFor(() => expect(seen).toEqual([false, true]))
  })

  it("MODAL-02 moves aside for an overlay", async () => {
    const { seen } = await drawWith("/?signup=email")
    await drawer("Get $10 Off Today")
    await waitFor(() => expect(seen.at(-1)).toBe(false))
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" })
    await waitFor(() => expect(seen.at(-1)).toBe(true))
  })
})

describe("the effects of an arrival", () => {
  const withCode = (message: string | null) => {
    const promo = { code: "SPRING", percentOff: 10, amountOff: null, minimum: 0 }
    const promoCode = { promo: message === null ? promo : null, message }
    const graphql: MemoryServices["graphql"] = ({ operation }) => (operation === "promoCode" ? { data: { promoCode } } : "away")
    return { ...services(), graphql }
  }

  it("BAN-13 BAN-15 BAN-16 applies the address's code immediately, confirms it, and keeps it for a day", async () => {
    const written: Array<WrittenCookie> = []
    await open("/?smi_pc=SPRING", withCode(null), { written })
    expect(await screen.findByText("SPRING has been applied!", {}, { timeout: 8000 })).toBeTruthy()
    expect(written.filter(({ name }) => name === "PromoCode")).toEqual([{ name: "PromoCode", value: "SPRING", days: 1 }])
  })

  it("BAN-14 does not change a code that is already stored", async () => {
    const written: Array<WrittenCookie> = []
    const { runtime } = await open("/?smi_pc=SPRING", withCode(null), { written }, `${sampleCookies}; PromoCode=SPRING`)
    // Commands run one after the other, so the address has been processed once this one ends.
    await act(() => runtime.run((use) => use.Banners.use((banners) => banners.arrive(null))))
    expect(screen.queryByText(/has been applied/)).toBeNull()
    expect(written.filter(({ name }) => name === "PromoCode")).toEqual([])
  })

  it("GAP-C64 states that an unknown code is invalid, and never that it was applied", async () => {
    await open("/?smi_pc=SPRNG", withCode("SPRNG is not a code we know. Check the spelling."))
    expect(await screen.findByText(/SPRNG is not a code we know/, {}, { timeout: 8000 })).toBeTruthy()
    expect(screen.queryByText(/applied/)).toBeNull()
  })

  it("BAN-17 BAN-18 announces free shipping after the first interaction, once per day", async () => {
    // The email modal, which a notice would wait for, has been shown.
    await renderStorefront("/", {}, {}, createTestRuntime(`${sampleCookies}; EmailSignupModalShown=true`, services(), { isNewcomer: true }))
    expect(screen.queryByText("Free Shipping over $99")).toBeNull()
    await interact()
    expect(await screen.findByText("Free Shipping over $99", {}, { timeout: 8000 })).toBeTruthy()
  })
})

describe("the email modal", () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
  afterEach(() => void vi.useRealTimers())
  const pass = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
  const newcomer = { isNewcomer: true }
  const modal = () => screen.queryByRole("dialog", { name: "Get $10 Off Today" })

  /** Waits for the modal. Its delay starts when its code has loaded, which takes real time, so the timers advance until it appears. */
  const comes = async () => {
    for (let tries = 0; tries < 40 && modal() === null; tries += 1) await pass(2000)
    return drawer("Get $10 Off Today")
  }

  it("SIGN-30 SIGN-39 appears after its delay and an interaction, takes an address, and is closed by a button", async () => {
    const { shop } = await open("/", services(), newcomer)
    await pass(60_000)
    expect(modal()).toBeNull()
    await interact()
    const inside = await comes()
    fireEvent.change(email(inside), { target: { value: "june@example.com" } })
    await press(inside.getByRole("button", { name: "Get $10 Off" }))
    expect(await screen.findByRole("dialog", { name: "Congrats, you're in!" })).toBeTruthy()
    expect(shop.bodies(signUpForPromo.path)).toMatchObject([{ registrationSource: "Modal" }])
    await press(screen.getByRole("button", { name: "Continue Shopping" }))
    await waitFor(() => {
      expect(screen.queryByRole("dialog")).toBeNull()
    })
  })

  it("SIGN-38 SRCH-46 waits while the search is open, and appears when it closes", async () => {
    const { container } = await open("/", services(), newcomer)
    await interact()
    await act(async () => container.resolve(SearchStore).open({ isEditing: false }, { term: "", isSearchPage: false, understood: null }))
    await screen.findByRole("dialog", { name: "Search Camber" }, { timeout: 8000 })
    await pass(60_000)
    expect(modal()).toBeNull()
    await act(async () => container.resolve(SearchStore).close())
    expect(await comes()).toBeTruthy()
  })

  it("SIGN-38 waits for a search that opened while its own code loaded", async () => {
    const { container, runtime } = await open("/", services(), newcomer)
    await interact()
    await act(async () => container.resolve(SearchStore).open({ isEditing: false }, { term: "", isSearchPage: false, understood: null }))
    await screen.findByRole("dialog", { name: "Search Camber" }, { timeout: 8000 })
    await act(() => runtime.run((use) => use.EmailModal.use(({ form }) => form.open("email"))))
    await pass(5_000)
    expect(modal()).toBeNull()
    await act(async () => container.resolve(SearchStore).close())
    expect(await comes()).toBeTruthy()
  })

  it("SIGN-38 waits while a drawer is open", async () => {
    await open("/?signup=email", services(), newcomer)
    await drawer("Get $10 Off Today")
    await interact()
    await pass(60_000)
    expect(screen.getAllByRole("dialog")).toHaveLength(1)
  })

  it("SIGN-38 waits while a field is in use, and afterward while a click on its form's button is likely", async () => {
    await open("/", services(), newcomer)
    await interact()
    const search = screen.getAllByRole("searchbox")[0]
    act(() => search?.focus())
    await pass(60_000)
    expect(modal()).toBeNull()
    act(() => search?.blur())
    await pass(1000)
    expect(modal()).toBeNull()
    expect(await comes()).toBeTruthy()
  })

  it("SIGN-38 does not appear on the cart, the garage, lists and the board of a build, where the shopper decides", async () => {
    const { router } = await open("/shoppingcart", services(), newcomer)
    await interact()
    await pass(60_000)
    expect(modal()).toBeNull()
    for (const address of ["/CustomerVehicle", "/buildlist/plan", "/buildlist?shareGuid=x"]) {
      await act(() => router.navigate(address))
      await pass(60_000)
      expect(modal()).toBeNull()
    }
  })

  it("SIGN-38 waits after a recent click", async () => {
    await open("/", services(), newcomer)
    await interact()
    for (let seconds = 0; seconds < 60; seconds += 1) {
      fireEvent.pointerDown(document.body)
      await pass(1000)
    }
    expect(modal()).toBeNull()
    expect(await comes()).toBeTruthy()
  })

  it("BAN-17 does not announce free shipping on a phone, where the cart shows it", async () => {
    vi.spyOn(globalThis, "matchMedia").mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query === "(max-width: 767px)",
        media: query,
        onchange: null,
        addListener: () => {},
        removeListener: () => {}
      })
    )
    await renderStorefront("/", {}, {}, createTestRuntime(`${sampleCookies}; EmailSignupModalShown=true`, services(), newcomer))
    await interact()
    await pass(20_000)
    expect(screen.queryByText("Free Shipping over $99")).toBeNull()
    vi.mocked(globalThis.matchMedia).mockRestore()
  })

  it("SIGN-38 does not appear on a page with typed text", async () => {
    await open("/info/helpcenter", services(), newcomer)
    await interact()
    await act(async () => void fireEvent.input(screen.getByRole("textbox", { name: "Message" }), { target: { value: "My order" } }))
    await pass(120_000)
    expect(modal()).toBeNull()
  })

  it("SIGN-30 focuses the dialog window, and not its field", async () => {
    await open("/", services(), newcomer)
    await interact()
    await comes()
    const dialog = screen.getByRole("dialog")
    await waitFor(() => {
      expect(document.activeElement).toBe(dialog)
    })
  })

  it.each<readonly [string, string, TestEnvironment, string | null]>([
    ["SIGN-36 does not appear in the installed app", "/", { agent: { isInstalled: true } }, sampleCookies],
    ["VIS-22 does not appear to a bot", "/", { agent: { userAgent: "Googlebot/2.1" } }, sampleCookies],
    ["SIGN-37 does not appear to an enrolled visitor", "/", {}, `${sampleCookies}; HasEnrolled=true`],
    ["SIGN-34 does not appear to a visitor who has seen it", "/", {}, `${sampleCookies}; EmailSignupModalShown=true`],
    ["SIGN-33 does not appear on a page without offers", "/Info/Shock", {}, sampleCookies]
  ])("%s", async (_title, address, world, cookies) => {
    await open(address, services(), { ...newcomer, ...world }, cookies)
    await interact()
    await pass(60_000)
    expect(modal()).toBeNull()
  })
})
