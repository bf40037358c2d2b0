import { isOnByDefault } from "@camber/domain/flags"
import { sampleListing } from "@camber/testing/records"
import { act, render, within } from "@testing-library/react"
import { RouterProvider } from "react-router-dom"
import { createMemoryRouter } from "react-router-dom"
import { composeApp } from "../src/app/composition/composeApp.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import { StoreContext } from "../src/foundation/runtime/StoreContext.ts"
import { noSuchPage } from "../src/features/recovery/PageError.tsx"
import { siteBanners } from "../src/features/banners/PageBanners.tsx"
import { siteFooter } from "../src/app/frame/PageFooter.tsx"
import { HydrationBoundary } from "../src/app/frame/HydrationBoundary.tsx"
import type { Pages } from "../src/foundation/page/Pages.ts"
import { createRoutes } from "../src/app/routes/routes.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"
import { sampleSettings } from "./samples.ts"

/** A shop without products: each test adds its own data. */
export const createEmptyPages: Pages = {
  categories: async () => [],
  banners: async () => [],
  home: async () => ({
    years: [],
    makes: [],
    engines: [],
    tiles: [],
    popular: sampleListing({ children: [], cards: [], total: 0 }),
    articles: []
  }),
  listing: async () => null,
  listingView: async () => "cards",
  ask: async () => JSON.parse("null"),
  product: async () => null,
  cartLink: async () => null,
  reviewedProduct: async () => null,
  assembly: async () => null,
  assemblies: async () => [],
  article: async () => null,
  articles: async () => [],
  directory: async () => [],
  isStaff: () => true,
  isAnonymous: () => false,
  isOn: isOnByDefault,
  drawErrorPage: async () => 0
}

export const emptySeed: Seed = { settings: sampleSettings, selected: null, theme: "light", catalogVersion: "v1" }

const nothing = () => undefined
const rethrow = (error: unknown) => {
  throw error
}

/** Renders the page at a URL with its frame, over the given responses and an in-memory runtime. Resolves when it is displayed. */
export const renderStorefront = async (
  address: string,
  pages: Partial<Pages> = {},
  seed: Partial<Seed> = {},
  load = createTestRuntime(),
  report: (error: unknown) => void = rethrow
) => {
  const { container, dispose, runtime } = composeApp({ ...emptySeed, ...seed }, load, report)
  const children = createRoutes(() => ({ ...createEmptyPages, ...pages }))
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], { initialEntries: [address] })
  await Promise.all([siteFooter.preload(), siteBanners.preload(), noSuchPage.preload()])
  // Waits until all effects have run, so that a test's first click reaches its listeners.
  const { container: root } = await act(async () => {
    const drawn = render(
      <StoreContext value={container}>
        <HydrationBoundary onHydrated={nothing}>
          <RouterProvider router={router} />
        </HydrationBoundary>
      </StoreContext>
    )
    await pageLoaded(router)
    return drawn
  })
  await within(root).findByRole("main", { hidden: true }, { timeout: 8000 })
  return { root, router, runtime, container, dispose }
}

const pageLoaded = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((resolve) => {
    const look = ({ initialized }: { readonly initialized: boolean }) => initialized && resolve()
    look(router.state)
    router.subscribe(look)
  })

/** Responds to a listing's URL with a listing. */
export const renderListing = (listing: ReturnType<typeof sampleListing>, seed: Partial<Seed> = {}, search = "") =>
  renderStorefront(listing.canonicalPath + search, { listing: async () => listing }, seed)
