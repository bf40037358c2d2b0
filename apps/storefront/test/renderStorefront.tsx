import { isOnByDefault } from "@camber/domain/flags"
import { sampleListing } from "@camber/testing/records"
import { act, render, within } from "@testing-library/react"
import { RouterView } from "../src/foundation/router/RouterView.tsx"
import { createMemoryRouter } from "react-router-dom"
import { composeApp } from "../src/app/composition/composeApp.ts"
import type { Seed } from "../src/foundation/runtime/Seed.ts"
import { StoreContext } from "../src/foundation/runtime/StoreContext.ts"
import { siteBanners } from "../src/features/banners/PageBanners.tsx"
import { errorPage } from "../src/features/recovery/errorPage.tsx"
import { siteFooter } from "../src/app/frame/PageFooter.tsx"
import { HydrationBoundary } from "../src/app/frame/HydrationBoundary.tsx"
import { LateComponents } from "../src/foundation/late/LateComponents.ts"
import { PageNavigator } from "../src/foundation/page/PageNavigator.ts"
import type { Pages } from "../src/foundation/page/Pages.ts"
import { createRoutes } from "../src/app/routes/routes.tsx"
import { createTestRuntime } from "./createTestRuntime.ts"
import { sampleSettings } from "./samples.ts"

/** A shop with nothing on its shelves: a test puts there what it is about. */
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
  reviewedProduct: async () => null,
  assembly: async () => null,
  assemblies: async () => [],
  article: async () => null,
  articles: async () => [],
  directory: async () => [],
  isStaff: () => true,
  isForStranger: () => false,
  isOn: isOnByDefault,
  loadComponent: async () => undefined,
  drawErrorPage: async () => 0
}

export const emptySeed: Seed = { settings: sampleSettings, selected: null, theme: "light", catalogueVersion: "v1" }

const nothing = () => undefined

/** Draws the page at an address with its frame, over the given answers and an engine in memory. Resolves when it stands. */
export const renderStorefront = async (
  address: string,
  pages: Partial<Pages> = {},
  seed: Partial<Seed> = {},
  load = createTestRuntime()
) => {
  const { container, dispose, runtime } = composeApp({ ...emptySeed, ...seed }, load, (error) => {
    throw error
  })
  const components = container.resolve(LateComponents)
  const loadComponent: Pages["loadComponent"] = (late) => components.load(late)
  const children = createRoutes(() => ({ ...createEmptyPages, loadComponent, ...pages }))
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], { initialEntries: [address] })
  await Promise.all([siteFooter, siteBanners, errorPage].map(loadComponent))
  container.resolve(PageNavigator).attach((href) => void router.navigate(href))
  // Ends when all effects have run too: a test's first press finds somebody who listens.
  const { container: root } = await act(async () => {
    const drawn = render(
      <StoreContext value={container}>
        <HydrationBoundary onAlive={nothing}>
          <RouterView router={router} />
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

/** A listing's answer at a listing's address. */
export const renderListing = (listing: ReturnType<typeof sampleListing>, seed: Partial<Seed> = {}, search = "") =>
  renderStorefront(listing.canonicalPath + search, { listing: async () => listing }, seed)
